import { FRUIT_LINES, type FruitOutcome } from '@tessera/games';
import type { Marks } from '../reels/index.ts';

/** What is marked on the reels: every symbol that pays once, and the way of its line as far as it pays. */
export function marksOf({ wins }: Pick<FruitOutcome, 'wins'>): Pick<Marks, 'cells' | 'lines'> {
  const cells = new Map<string, readonly [number, number]>();
  for (const { line, count } of wins) {
    FRUIT_LINES[line]!.slice(0, count).forEach((row, reel) => {
      cells.set(`${reel} ${row}`, [reel, row]);
    });
  }
  return {
    cells: [...cells.values()],
    lines: wins.map(({ line, count }) => FRUIT_LINES[line]!.slice(0, count)),
  };
}
