import { expect, test } from 'vitest';
import { FOUND_MAX, type HelpEntry, searchHelp } from './help-search.ts';

const entry = (title: string, path: string, ...texts: string[]): HelpEntry => ({
  key: title,
  title,
  path,
  texts,
  params: {},
});
const entries = [
  entry('看懂金额与赔率', '新手', '返点越高，赔率越低'),
  entry('后三直选复式', '时时彩 / 后三', 'Last 3 straight'),
  entry('任选二复式', '11选5 / 任选', 'Any 2'),
];
const titles = (query: string) => searchHelp(entries, query).map(({ title }) => title);

test('an entry is found by title, path, text and initials', () => {
  expect(titles('后三')).toEqual(['后三直选复式']);
  expect(titles('11选5')).toEqual(['任选二复式']);
  expect(titles('返点')).toEqual(['看懂金额与赔率']);
  expect(titles('hszx')).toEqual(['后三直选复式']);
  expect(titles('last straight')).toEqual(['后三直选复式']);
  expect(titles('复式 任选')).toEqual(['任选二复式']);
});

test('title matches come first, and a blank query finds nothing', () => {
  const mixed = [entry('其他', '直选'), entry('直选', '其他')];
  expect(searchHelp(mixed, '直选').map(({ title }) => title)).toEqual(['直选', '其他']);
  expect(titles(' ')).toEqual([]);
});

test('the number of results is limited', () => {
  const many = Array.from({ length: 500 }, (_, index) => entry(`直选 ${index}`, ''));
  expect(searchHelp(many, '直选')).toHaveLength(FOUND_MAX);
});
