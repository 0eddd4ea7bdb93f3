'use memo';

import { type Amount, amountOf, UNIT, ZERO } from '@tessera/protocol/money';
import type { Odds, PlayItem } from '@tessera/rules';
import { useMemo, useState } from 'react';
import { useBetPrefs } from '../../../data/bet-prefs/index.ts';
import { amountFrom } from '../../../data/settings/index.ts';
import { newRid } from '../../../platform/http/index.ts';
import { useBettingPage } from '../betting.tsx';
import { readContent, type StakeTerms } from '../pick/quote.ts';
import { contentOf, type Selection } from '../pick/selection.ts';
import { engine, itemOf } from '../play/engine.ts';
import { amountsOf, type SlipLine } from '../slip/slip.ts';
import { lineOf, totalOfLines } from '../slip/slip-line.ts';
import { type BoardCard, type BoardStakes, boardBets, boardCards, type Cell } from './board.ts';

/** The stakes on a credit board and the bets they make. */
export interface Board {
  readonly mode: 'quick' | 'each';
  /** Quick mode: the amount a tap stakes. */
  readonly amount: Amount;
  setAmount(amount: Amount): void;
  readonly stakes: BoardStakes;
  /** Current odds of a play. */
  oddsOf(playId: string): Odds;
  /** Quick mode: stakes the amount on a cell, or removes its stake. */
  tap(cell: Cell): void;
  /** Sets the stake of a cell; zero removes it. */
  lay(cell: Cell, amount: Amount): void;
  /** Stakes the amount on these cells of a card and removes the stakes of its other cells. */
  layOnly(card: BoardCard, cells: readonly Cell[]): void;
  /** Picks of plays whose lines combine several values, by play; every line is staked with `amount`. */
  readonly combos: ReadonlyMap<string, Selection>;
  setCombo(selection: Selection): void;
  reset(): void;
  /** The stakes as lines for the slip. */
  makeLines(): readonly SlipLine[];
  readonly cellCount: number;
  readonly stake: Amount;
  /** The bets that the stakes make. */
  readonly lines: readonly SlipLine[];
  /** A stake is below the minimum of the lottery. */
  readonly belowMin: boolean;
}

/** State of the credit board over all its plays. */
export function useBoard(items: readonly PlayItem[]): Board {
  const { pricing, lottery, terms } = useBettingPage();
  const mode = useBetPrefs((prefs) => prefs.boardMode);
  const chips = useBetPrefs((prefs) => prefs.chips);
  const [amount, setAmount] = useState<Amount>(() => amountOf(BigInt(chips[1] ?? 10) * UNIT));
  const [stakes, setStakes] = useState<BoardStakes>(new Map());
  const [combos, setCombos] = useState<ReadonlyMap<string, Selection>>(new Map());
  const { rebatePpm } = terms;
  const odds = useMemo(
    () => new Map(items.map((item) => [item.id, engine.oddsOf(item.id, pricing, rebatePpm)])),
    [items, pricing, rebatePpm],
  );
  const cells = useMemo(
    () => items.flatMap((item) => boardCards(item).flatMap((card) => card.cells)),
    [items],
  );
  const lay = (cell: Cell, laid: Amount) =>
    setStakes((before) => {
      const next = new Map(before);
      if (laid > 0n) next.set(cell.id, laid);
      else next.delete(cell.id);
      return next;
    });
  const lines = useMemo(() => {
    const laid = boardBets(cells, stakes);
    const combined = [...combos.values()].map((selection) => ({
      playId: selection.playId,
      content: contentOf(itemOf(selection.playId), selection),
      unitStake: amount,
    }));
    return [...laid, ...combined].flatMap(({ playId, content, unitStake }) => {
      const item = itemOf(playId);
      const reading = readContent(item, content);
      const own: StakeTerms = { unitStake, multiple: 1, rebatePpm };
      return reading.ok && unitStake > 0n
        ? [lineOf(newRid(), item, content, reading.parsed, own, pricing)]
        : [];
    });
  }, [cells, stakes, combos, amount, rebatePpm, pricing]);
  const total = totalOfLines(lines);
  const min = amountFrom(lottery.stake_min) ?? ZERO;
  return {
    mode,
    amount,
    setAmount(next) {
      setAmount(next);
      // In quick mode the amount applies to every cell.
      if (mode === 'quick' && next > 0n)
        setStakes((before) => new Map([...before.keys()].map((id) => [id, next])));
    },
    stakes,
    oddsOf: (playId) => odds.get(playId) ?? {},
    tap: (cell) => lay(cell, stakes.has(cell.id) ? ZERO : amount),
    lay,
    layOnly: (card, chosen) =>
      setStakes((before) => {
        const next = new Map(before);
        for (const { id } of card.cells) next.delete(id);
        for (const { id } of chosen) next.set(id, amount);
        return next;
      }),
    combos,
    setCombo: (selection) => setCombos((before) => new Map(before).set(selection.playId, selection)),
    reset() {
      setStakes(new Map());
      setCombos(new Map());
    },
    makeLines: () => lines.map((line) => ({ ...line, key: newRid() })),
    cellCount: total.lines,
    stake: total.stake,
    lines,
    belowMin: lines.some((line) => amountsOf(line).unitStake < min),
  };
}
