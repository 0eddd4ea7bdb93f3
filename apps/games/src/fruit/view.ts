import { FRUIT_LINES, type FruitOutcome } from '@tessera/games';
import type { Marks } from '../reels/index.ts';

/** Marks on the reels: every paying symbol once, and the paying part of each line. */
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
