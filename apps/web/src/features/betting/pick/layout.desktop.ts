import type { PickLayout } from './pick-layout.ts';

export const desktopLayout: PickLayout = {
  columnsFor,
  diceColumns: (count) => Math.min(count, 6),
  dieSize: (dice) => (dice === 1 ? 'l' : 'm'),
  faceColumns: (kind) => (kind === 'words' ? 4 : 5),
  prizeColumns: (count) => (count % 8 === 0 ? 8 : count % 7 === 0 ? 7 : 9),
  marksActiveRow: true,
};

/** The largest count that fits and leaves the fewest gaps in the last row. */
function columnsFor(count: number): number {
  if (count === 80) return 10;
  let best = Math.min(count, 15);
  for (let columns = best; columns >= 8; columns--) {
    if (gaps(count, columns) < gaps(count, best)) best = columns;
  }
  return best;
}

function gaps(count: number, columns: number): number {
  return Math.ceil(count / columns) * columns - count;
}
