import { GAME_IDS, PLATFORM_IDS, PLATFORMS } from '@tessera/games';
import { FALLBACK_LANGUAGE } from '@tessera/messages/languages';
import { expect, test } from 'vitest';
import { textsOf } from '../../../build/texts.ts';
import { languageOf, languageOfTag, tagOf, translator } from './index.ts';

const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(['frame', ...GAME_IDS])('every text of %s has the same placeholders in every language', (part) => {
  const { [FALLBACK_LANGUAGE]: source = {}, ...others } = textsOf(part);
  expect(Object.keys(source)).not.toEqual([]);
  expect(Object.keys(others)).toContain('zhCn');
  for (const texts of Object.values(others)) {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(source).sort());
    for (const [key, text] of Object.entries(source))
      expect([key, blanks(texts[key] ?? '')]).toEqual([key, blanks(text)]);
  }
});

test.each(PLATFORM_IDS)('%s has texts in every language it offers', (id) => {
  const { games, languages } = PLATFORMS[id];
  for (const part of ['frame', ...games])
    expect(Object.keys(textsOf(part))).toEqual(expect.arrayContaining([...languages]));
});

test('a page has the texts of its own game', () => {
  expect(textsOf('dice').enUs).toMatchObject({ title: 'Dice' });
  expect(Object.keys(textsOf('dice').viVn ?? {})).toEqual(Object.keys(textsOf('dice').zhCn ?? {}));
});

test('placeholders are filled in; a text the game lacks comes from the frame', () => {
  const t = translator<'dice'>({ enUs: { title: 'Hit {n}' } }, 'enUs');
  expect(t('title', { n: 3 })).toBe('Hit 3');
  expect(t('balance')).toBe('Balance');
});

test('a text that a language lacks is the one of the fallback language', () => {
  const t = translator<'fruit'>(
    { enUs: { title: 'Fruit', how: 'How' }, viVn: { title: 'Trái cây' } },
    'viVn',
  );
  expect([t('title'), t('how'), t('balance')]).toEqual(['Trái cây', 'How', 'Số dư']);
  expect(['viVn', 'jaJp', 'xx'].map(languageOf)).toEqual(['viVn', FALLBACK_LANGUAGE, FALLBACK_LANGUAGE]);
});

test('a browser’s tag gives the language of the first message', () => {
  const tags = ['zh-TW', 'ZH', 'vi', 'en-GB', 'fr-FR', 'th-TH', 'no tag'];
  expect(tags.map(languageOfTag)).toEqual(['zhTw', 'zhCn', 'viVn', 'enUs', 'enUs', 'thTh', 'enUs']);
  expect((['zhCn', 'enUs', 'viVn'] as const).map(tagOf)).toEqual(['zh-Hans-CN', 'en-US', 'vi-VN']);
});
