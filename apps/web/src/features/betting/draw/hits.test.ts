import { allFamilies, createRules } from '@tessera/rules';
import { expect, test } from 'vitest';
import { hitsOf } from './hits.ts';

const rules = createRules(allFamilies);
const hits = (play: string, content: unknown, result: Parameters<typeof hitsOf>[1], lines = 1) =>
  hitsOf([{ play, content, lines }], result, () => rules);

test.each<[string, string, unknown, number[], string, (readonly number[])[]]>([
  [
    'digits at their places',
    'ssc.back3.direct-multi',
    '6,8|6|2,8',
    [3, 7, 6, 6, 8],
    '..+++',
    [[6], [6], [8]],
  ],
  ['one place of five', 'ssc.locate.all', '||6,7||', [3, 7, 6, 6, 8], '..+..', [[], [], [6], [], []]],
  ['a sum', 'k3.sum.value', '14', [3, 5, 6], '+++', [[14]]],
  ['numbers of a drum', 'x5.any2.multi', '3,9,11', [9, 1, 3, 5, 7], '+.+..', [[3, 9]]],
])('%s are ringed, and no others', (_, play, content, result, places, picks) => {
  const found = hits(play, content, result);
  expect(found.places.map((own) => (own ? '+' : '.')).join('')).toBe(places);
  expect(found.picks[play]).toEqual(picks);
});

test('a bet that won nothing rings nothing', () => {
  const found = hits('ssc.locate.all', '||5||', [3, 7, 6, 6, 8]);
  expect(found.places).not.toContain(true);
  expect(found.picks).toEqual({});
});

test('bets of many lines are not taken apart', () => {
  expect(hits('ssc.locate.all', '||6||', [3, 7, 6, 6, 8], 1_000_000).picks).toEqual({});
});

test('two bets keep their picks apart', () => {
  const won = [
    { rank: '1', list: 'dragon' },
    { rank: '2', list: 'tiger' },
  ].map((content) => ({ play: 'pk10.credit.dragon-tiger', content, lines: 1 }));
  const found = hitsOf(won, [9, 1, 3, 4, 5, 6, 7, 8, 10, 2], () => rules);
  expect(found.bets.map(({ picks }) => picks)).toEqual([
    [[1], [0]],
    [[2], [1]],
  ]);
});
