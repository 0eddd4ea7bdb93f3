import { phoneLayout } from './layout.phone.ts';
import type { PickLayout } from './pick-layout.ts';

/** Columns that fit beside the slip in the narrowest window with two panes. */
const COLUMNS_MAX = 10;

export const tabletLayout: PickLayout = {
  ...phoneLayout,
  columnsFor: (count) =>
    count <= COLUMNS_MAX ? count : count % COLUMNS_MAX === 0 ? COLUMNS_MAX : phoneLayout.columnsFor(count),
  faceColumns: () => 4,
  prizeColumns: () => 7,
};
