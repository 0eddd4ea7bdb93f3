import { expect, test } from 'vitest';
import { baccaratTexts as baccarat } from '../../baccarat/texts.ts';
import { texts as crash } from '../../crash/texts.ts';
import { texts as dice } from '../../dice/texts.ts';
import { dragonTexts as dragon } from '../../dragon/texts.ts';
import { fishingTexts as fishing } from '../../fishing/texts.ts';
import { fruitTexts as fruit } from '../../fruit/texts.ts';
import { texts as mines } from '../../mines/texts.ts';
import { texts as plinko } from '../../plinko/texts.ts';
import { enUs } from './en-us.ts';
import { type Texts, translator } from './index.ts';
import { viVn } from './vi-vn.ts';
import { zhCn } from './zh-cn.ts';

const sets: Readonly<Record<string, Texts<string>>> = {
  frame: { zhCn, enUs, viVn },
  baccarat,
  crash,
  dice,
  dragon,
  fishing,
  fruit,
  mines,
  plinko,
};
const aurora = ['crash', 'dice', 'mines', 'plinko', 'frame'];
const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(Object.entries(sets))(
  'every text of %s has the same placeholders in every language',
  (name, set) => {
    const languages = [set.enUs, ...(set.viVn ? [set.viVn] : [])];
    expect(languages).toHaveLength(aurora.includes(name) ? 2 : 1);
    for (const texts of languages) {
      expect(Object.keys(texts).sort()).toEqual(Object.keys(set.zhCn).sort());
      for (const [key, text] of Object.entries(set.zhCn)) {
        expect([key, blanks(texts[key] ?? '')]).toEqual([key, blanks(text)]);
      }
    }
  },
);

test('placeholders are filled in; a text the game lacks comes from the frame', () => {
  const t = translator({ zhCn: {}, enUs: { hit: 'Hit {n}' } } as unknown as Texts<'hit'>, 'enUs');
  expect(t('hit', { n: 3 })).toBe('Hit 3');
  expect(t('balance')).toBe('Balance');
});
