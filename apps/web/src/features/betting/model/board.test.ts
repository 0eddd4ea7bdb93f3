import { amountOf } from '@tessera/protocol/money';
import { demoPricing } from '@tessera/rules';
import { ssc } from '@tessera/rules/ssc';
import { describe, expect, test } from 'vitest';
import { loadFamily } from '../../rules/index.ts';
import { boardBets, boardCards, cellOdds } from './board.ts';
import { engine, itemOf } from './engine.ts';

await loadFamily('ssc');

const ten = amountOf(100_000n);
const twenty = amountOf(200_000n);
const credit = ssc.items().filter(({ disk }) => disk === 'credit');
const cellsOf = (playedId: string) => boardCards(itemOf(playedId)).flatMap(({ cells }) => cells);

test('every cell of every board has odds and makes a valid bet of one line', () => {
  for (const item of credit) {
    const odds = engine.oddsOf(item.id, demoPricing, 0);
    for (const cell of cellsOf(item.id)) {
      expect([cell.id, cellOdds(cell, odds) > 10_000n]).toEqual([cell.id, true]);
      const bets = boardBets([cell], new Map([[cell.id, ten]]));
      expect(bets).toHaveLength(1);
      expect([cell.id, engine.countLines(item.id, bets[0]!.content)]).toEqual([
        cell.id,
        { ok: true, value: 1 },
      ]);
    }
  }
});

test('cell ids are unique over all boards', () => {
  const ids = credit.flatMap((item) => cellsOf(item.id)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('stakes become bets', () => {
  const sides = cellsOf('ssc.credit.ball-sides');
  const at = (text: string) => sides.find(({ id }) => id.endsWith(text))!;

  test('one amount on several cells of an item is one bet, several amounts are several', () => {
    const one = boardBets(
      sides,
      new Map([
        [at('/0/big').id, ten],
        [at('/2/odd').id, ten],
      ]),
    );
    expect(one).toEqual([{ playedId: 'ssc.credit.ball-sides', content: 'big||odd||', unitStake: ten }]);
    const two = boardBets(
      sides,
      new Map([
        [at('/0/big').id, ten],
        [at('/2/odd').id, twenty],
      ]),
    );
    expect(two.map(({ content }) => content)).toEqual(['big||||', '||odd||']);
  });

  test('pairs go together by side, never as a product with another side', () => {
    const pairs = cellsOf('ssc.credit.dragon-tiger');
    const find = (text: string) => pairs.find(({ id }) => id.endsWith(text))!.id;
    const bets = boardBets(
      pairs,
      new Map([
        [find('1-2/dragon'), ten],
        [find('1-3/dragon'), ten],
        [find('4-5/tiger'), ten],
      ]),
    );
    expect(bets.map(({ content }) => content)).toEqual([
      { compare: '1-2,1-3', list: 'dragon' },
      { compare: '4-5', list: 'tiger' },
    ]);
  });
});
