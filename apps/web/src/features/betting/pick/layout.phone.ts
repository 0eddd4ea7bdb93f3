import type { PickLayout } from './pick-layout.ts';

export const phoneLayout: PickLayout = {
  columnsFor: (count) => (count <= 10 ? 5 : count <= 12 ? 6 : count % 8 === 0 ? 8 : 7),
  diceColumns: (count, dice) => (dice < 3 ? Math.min(count, 6) : count % 3 === 0 ? 3 : 2),
  dieSize: (dice) => (dice === 1 ? 'l' : dice === 2 ? 's' : 'm'),
  faceColumns: () => 2,
  prizeColumns: () => 4,
  // Phones have no keys.
  marksActiveRow: false,
};
