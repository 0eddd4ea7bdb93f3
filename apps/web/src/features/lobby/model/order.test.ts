import { describe, expect, test } from 'vitest';
import { answersTo } from '../../../components/find-text/index.ts';
import {
  familiesOf,
  familyChips,
  found,
  inLobbyOrder,
  type Lottery,
  moved,
  soonest,
  underChip,
} from './order.ts';

const lottery = (id: string, family: string, zhCn: string, enUs: string, enabled = true) =>
  ({ id, family, name: { zhCn, enUs }, enabled }) as unknown as Lottery;
const ssc = lottery('ssc-1m', 'ssc', '星纹时时彩', 'Mosaic SSC');
const pk10 = lottery('pk10-1m', 'pk10', '飞驰赛车', 'Dash Racing');
const dlt = lottery('dlt-cn', 'dlt-2019', '大乐透', 'Super Lotto');
const down = lottery('p5-5m', 'p5', '排列五', 'P5', false);
const all = [ssc, pk10, dlt, down];
const ids = (lotteries: readonly Lottery[]) => lotteries.map(({ id }) => id);

describe('the order of the lobby', () => {
  test("favourites in the player's order, then the last played, then the server's order", () => {
    expect(ids(inLobbyOrder(all, ['dlt-cn', 'pk10-1m'], 'p5-5m'))).toEqual([
      'dlt-cn',
      'pk10-1m',
      'p5-5m',
      'ssc-1m',
    ]);
    expect(ids(inLobbyOrder(all, [], ''))).toEqual(ids(all));
  });

  test('a favourite that is no longer offered changes nothing', () => {
    expect(ids(inLobbyOrder(all, ['gone'], ''))).toEqual(ids(all));
  });
});

describe('finding a lottery', () => {
  test('by words of any language and by id, ignoring case', () => {
    expect(ids(found(all, '时时'))).toEqual(['ssc-1m']);
    expect(ids(found(all, 'dash RAC'))).toEqual(['pk10-1m']);
    expect(ids(found(all, 'DLT'))).toEqual(['dlt-cn']);
    expect(found(all, 'racing ssc')).toEqual([]);
  });

  test('by initials, once that search has loaded', () => {
    expect(ids(found(all, 'xwssc', answersTo))).toEqual(['ssc-1m']);
    expect(found(all, 'xwssc')).toEqual([]);
  });

  test('within a family, ignoring its year', () => {
    expect([...familiesOf([...all, ssc])]).toEqual([
      ['ssc', 2],
      ['pk10', 1],
      ['dlt', 1],
      ['p5', 1],
    ]);
    expect(ids(underChip(all, familyChips(all, 7), 'dlt'))).toEqual(['dlt-cn']);
  });

  test('families beyond those with a chip share one; families with several lotteries come first', () => {
    const lotteries = [dlt, ssc, lottery('ssc-3m', 'ssc', '流光时时彩', 'Lumen SSC'), pk10, down];
    const chips = familyChips(lotteries, 2);
    expect([...chips]).toEqual([
      ['ssc', 2],
      ['dlt', 1],
      ['other', 2],
    ]);
    expect(ids(underChip(lotteries, chips, 'other'))).toEqual(['pk10-1m', 'p5-5m']);
    expect(ids(underChip(lotteries, chips, 'all'))).toEqual(ids(lotteries));
    // One family more than chips: the last family gets the chip that would be shared.
    expect([...familyChips(lotteries, 3).keys()]).toEqual(['dlt', 'ssc', 'pk10', 'p5']);
  });
});

test('the lottery that closes first comes first; lotteries not on sale are left out', () => {
  const closes: Record<string, number> = { 'ssc-1m': 900, 'pk10-1m': 300, 'p5-5m': 100 };
  expect(ids(soonest(all, (id) => closes[id]))).toEqual(['pk10-1m', 'ssc-1m']);
});

test('a favourite swaps places with its neighbour, and the ends stay', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 'gone', 1)).toEqual(['a', 'b']);
});
