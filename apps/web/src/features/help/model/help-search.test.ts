import { expect, test } from 'vitest';
import { type HelpEntry, searchable } from './help-entry.ts';
import { FOUND_MAX, searchHelp } from './help-search.ts';

const entry = (key: string, title: string, path: string, ...texts: string[]): HelpEntry => ({
  key,
  title,
  path,
  ids: [key],
  texts,
  params: {},
});
const entries = [
  entry('stake', '看懂金额与赔率', '新手', '返点越高，赔率越低'),
  entry('withdrawal', '提现怎么做', '充值、提现与转账', '小额自动审核'),
  entry('ssc.back3.direct', '后三直选复式', '时时彩 / 后三', 'Last 3 straight'),
  entry('x5.any2.multi', '任选二复式', '11选5 / 任选', 'Any 2'),
  entry('lhc.special.zodiac', '特肖', '六合彩 / 特肖'),
  entry('k3.sum', '和值', '快3 / 和值'),
];
const keysOf = (query: string, all = entries) =>
  searchHelp(searchable(all), query).map(({ entries: found }) => found.map(({ key }) => key).join(' '));

test.each([
  ['a word of the title', '提现', ['withdrawal']],
  ['its pinyin initials, exact ones first', 'tx', ['lhc.special.zodiac', 'withdrawal']],
  ['its pinyin', 'tixian', ['withdrawal']],
  ['its pinyin, syllable by syllable', 'ti xian', ['withdrawal']],
  ['an id', 'ssc.back3.direct', ['ssc.back3.direct']],
  ['a part of an id', 'back3', ['ssc.back3.direct']],
  ['a word of the path', '11选5', ['x5.any2.multi']],
  ['a word of the text', '返点', ['stake']],
  ['words in any order', '复式 任选', ['x5.any2.multi']],
  ['words in another language', 'last straight', ['ssc.back3.direct']],
  ['family and initials', '快3 hz', ['k3.sum']],
  ['initials of the family and of the title', 'ssc hszxfs', ['ssc.back3.direct']],
  ['nothing', ' ', []],
  ['nothing that is here', '没有的', []],
])('the help is found by %s', (_, query, keys) => {
  expect(keysOf(query)).toEqual(keys);
});

test('an exact id comes first, then titles by how much of them was typed, then paths and texts', () => {
  const all = [
    entry('a', '其他', '其他', '直选也提到'),
    entry('b', '其他二', '直选'),
    entry('c', '前二直选', '其他'),
    entry('d', '直选复式', '其他'),
    entry('e', '直选', '其他'),
    entry('直选', '按编号', '其他'),
  ];
  expect(keysOf('直选', all)).toEqual(['直选', 'e', 'd', 'c', 'b', 'a']);
});

test('one name in several families is one result', () => {
  const all = [
    entry('ssc.locate', '定位胆', '时时彩'),
    entry('x5.locate', '定位胆', '11选5'),
    entry('d3.other', '定位', '3D'),
  ];
  expect(searchHelp(searchable(all), '定位').map(({ title }) => title)).toEqual(['定位', '定位胆']);
  expect(keysOf('定位胆', all)).toEqual(['ssc.locate x5.locate']);
});

test('titles with the same short form are one result without a common title', () => {
  const all = [entry('a', '前三直选复式', 'PK10'), entry('b', '前四直选复式', 'PK10')];
  const [only, ...others] = searchHelp(searchable(all), 'QSZXFS');
  expect(only).toMatchObject({ title: null, entries: [{ key: 'a' }, { key: 'b' }] });
  expect(others).toEqual([]);
});

test('the number of results is limited', () => {
  const many = Array.from({ length: 500 }, (_, index) => entry(`${index}`, `直选 ${index}`, ''));
  expect(keysOf('直选', many)).toHaveLength(FOUND_MAX);
});
