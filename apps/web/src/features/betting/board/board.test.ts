import { amountOf } from '@tessera/protocol/money';
import { demoPricing } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { knownFamilies, loadFamily, rulesOf } from '../../../data/rules/index.ts';
import { engine, itemOf } from '../play/engine.ts';
import { playTree } from '../play/play-list.ts';
import { boardBets, boardCards, cellOdds, hasCells } from './board.ts';
import { boardPages } from './board-pages.ts';
import { boardQuicks, quickCells } from './board-quick.ts';

await Promise.all(knownFamilies.map(loadFamily));

const ten = amountOf(100_000n);
const twenty = amountOf(200_000n);
const everyCredit = knownFamilies
  .flatMap((family) => rulesOf(`${family}.`)?.playItems() ?? [])
  .filter(({ board }) => board === 'credit');
const cellsOf = (playId: string) => boardCards(itemOf(playId)).flatMap(({ cells }) => cells);

test('every cell of every board has odds and makes a valid bet of one line', () => {
  for (const item of everyCredit) {
    const odds = engine.oddsOf(item.id, demoPricing, 0);
    for (const cell of cellsOf(item.id)) {
      expect([cell.id, cellOdds(cell, odds) > (item.family === 'ssc' ? 10_000n : 0n)]).toEqual([
        cell.id,
        true,
      ]);
      const bets = boardBets([cell], new Map([[cell.id, ten]]));
      expect(bets).toHaveLength(1);
      expect([cell.id, engine.countLines(item.id, bets[0]!.content)]).toEqual([
        cell.id,
        { ok: true, value: 1 },
      ]);
    }
  }
});

test('every credit play is on a page, and has either cells or a choice of several values', () => {
  for (const family of knownFamilies) {
    const rules = rulesOf(`${family}.`)!;
    const list = { group: [], type: [], plays: [] };
    expect(boardPages(playTree(list, family, 'credit'))).toEqual([]);
    for (const item of rules.playItems()) {
      if (item.board === 'credit')
        expect([item.id, cellsOf(item.id).length > 0]).toEqual([item.id, hasCells(item)]);
    }
  }
});

test('a cell is paid at its own odds: the sign of the year, the zero among tails', () => {
  const odds = engine.oddsOf('lhc.zodiac.special', demoPricing, 0);
  const horse = cellsOf('lhc.zodiac.special').find(({ token }) => token === 'horse')!;
  expect(cellOdds(horse, odds, 'horse')).toBe(odds['win/year']);
  expect(cellOdds(horse, odds, 'goat')).toBe(odds['win/other']);
  expect(cellsOf('lhc.tail.any').map((cell) => cell.odds.split('/')[1])).toEqual([
    'zero',
    ...Array.from({ length: 9 }, () => 'nonzero'),
  ]);
});

test('shortcuts of a number board: colours and halves of LHC, halves of keno, none for ten numbers', () => {
  const [card] = boardCards(itemOf('lhc.special.number'));
  const tokens = (quick: Parameters<typeof quickCells>[2]) =>
    quickCells(itemOf('lhc.special.number'), card!, quick).map(({ token }) => token);
  expect(boardQuicks(itemOf('lhc.special.number'), card!)).toHaveLength(8);
  expect([tokens('big')[0], tokens('small').at(-1), tokens('clear')]).toEqual(['25', '24', []]);
  expect(tokens('red')).toHaveLength(17);
  const [keno] = boardCards(itemOf('kl8.credit.number'));
  expect(quickCells(itemOf('kl8.credit.number'), keno!, 'big')[0]?.token).toBe('41');
  const [lane] = boardCards(itemOf('pk10.credit.ball-number'));
  expect(boardQuicks(itemOf('pk10.credit.ball-number'), lane!)).toEqual([]);
});

test('two-sided racing cards include dragon and tiger of their rank', () => {
  const names = { zhCn: '' };
  const play = (id: string) => ({
    id,
    name: names,
    board: 'credit' as const,
    groupId: 'g',
    typeId: 'pk10.credit.sides',
  });
  const type = {
    id: 'pk10.credit.sides',
    name: names,
    groupId: 'g',
    plays: [play('pk10.credit.ball-sides')],
  };
  const [page] = boardPages([{ id: 'g', name: names, types: [type] }]);
  expect(page!.sections.map(({ cards }) => cards.map(({ cells }) => cells.length))).toEqual([
    [4],
    [17],
    [6, 6, 6, 6, 6, 4, 4, 4, 4, 4],
  ]);
});

test('cell ids are unique over all boards', () => {
  const ids = everyCredit.flatMap((item) => cellsOf(item.id)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('stakes become bets', () => {
  const sides = cellsOf('ssc.credit.ball-sides');
  const at = (text: string) => sides.find(({ id }) => id.endsWith(text))!;

  test('one amount on several cells of a play is one bet, several amounts are several bets', () => {
    const one = boardBets(
      sides,
      new Map([
        [at('/0/big').id, ten],
        [at('/2/odd').id, ten],
      ]),
    );
    expect(one).toEqual([{ playId: 'ssc.credit.ball-sides', content: 'big||odd||', unitStake: ten }]);
    const two = boardBets(
      sides,
      new Map([
        [at('/0/big').id, ten],
        [at('/2/odd').id, twenty],
      ]),
    );
    expect(two.map(({ content }) => content)).toEqual(['big||||', '||odd||']);
  });

  test('pairs are combined by side, never multiplied with another side', () => {
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
