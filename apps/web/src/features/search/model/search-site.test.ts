import { expect, test } from 'vitest';
import { answersTo } from '../../../components/find-text/index.ts';
import type { Lists } from '../../../data/settings/index.ts';
import { FOUND_MAX, OFFERED_MAX, searchSite } from './search-site.ts';

const lottery = (id: string, family: string, zhCn: string, enUs: string, enabled = true) =>
  ({ id, family, enabled, name: { zhCn, enUs } }) as unknown as Lists['LOTTERY_LIST'][number];
const game = (id: string, platform: string, zhCn: string, enUs: string, hot = false, enabled = true) =>
  ({ id, platform, hot, enabled, name: { zhCn, enUs } }) as unknown as Lists['GAME_LIST'][number];

const lists = {
  lotteries: [
    lottery('ssc-1m', 'ssc', '星纹时时彩', 'Mosaic SSC'),
    lottery('pk10-5m', 'pk10', '幸运飞艇', 'Lucky Airship'),
    lottery('ssc-5m', 'ssc', '晴澜时时彩', 'Azure SSC', false),
  ],
  games: [
    game('lucky-koi', 'river', '幸运锦鲤', 'Lucky Koi'),
    game('rocket', 'river', '火箭', 'Rocket', true),
    game('gone', 'river', '幸运旧作', 'Lucky Old', false, false),
  ],
};
const found = (query: string, favourites = { lotteries: [] as string[], games: [] as string[] }) => {
  const { lotteries, games } = searchSite(query, lists, favourites, answersTo);
  return [lotteries, games].map((list) => list.map(({ id }) => id));
};

test.each([
  ['the name in any language', 'lucky', [['pk10-5m'], ['lucky-koi']]],
  ['initials of the name, also for lotteries not on sale', 'ssc', [['ssc-1m', 'ssc-5m'], []]],
  ['the platform', 'river', [[], ['rocket', 'lucky-koi']]],
  ['nothing', '没有的', [[], []]],
])('the header search finds by %s', (_, query, ids) => {
  expect(found(query)).toEqual(ids);
});

test('favourites come first, then hot games', () => {
  expect(found('', { lotteries: ['pk10-5m'], games: ['lucky-koi'] })).toEqual([
    ['pk10-5m', 'ssc-1m', 'ssc-5m'],
    ['lucky-koi', 'rocket'],
  ]);
});

test('results link to the page of a lottery, or to the game on its platform', () => {
  const { lotteries, games } = searchSite('lucky', lists, { lotteries: [], games: [] }, answersTo);
  expect([lotteries[0], games[0]].map((one) => [one?.to, one?.params])).toEqual([
    ['lottery', { id: 'pk10-5m' }],
    ['game-display', { plat: 'river', game: 'lucky-koi' }],
  ]);
});

test('no list exceeds its maximum length', () => {
  const many = {
    lotteries: Array.from({ length: 30 }, (_, n) => lottery(`l${n}`, 'ssc', '彩', 'L')),
    games: [],
  };
  const countOf = (query: string) =>
    searchSite(query, many, { lotteries: [], games: [] }, answersTo).lotteries.length;
  expect([countOf(''), countOf('l')]).toEqual([OFFERED_MAX, FOUND_MAX]);
});
