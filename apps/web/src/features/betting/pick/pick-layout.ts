import type { DieProps } from '@tessera/ui';
import type { Zone } from './zones.ts';

/** What differs between the forms in a picker. */
export interface PickLayout {
  /** Columns of a block of numbers. */
  readonly columnsFor: (count: number) => number;
  /** Columns of `count` tiles with `dice` dice each. */
  readonly diceColumns: (count: number, dice: number) => number;
  /** Size of each of the dice of a tile. */
  readonly dieSize: (dice: number) => NonNullable<DieProps['size']>;
  /** Columns of tiles that list the numbers of a sign or a tail. */
  readonly faceColumns: (kind: Zone['kind']) => number;
  /** Columns of `count` tiles with a prize each. */
  readonly prizeColumns: (count: number) => number;
  /** Whether the row that typed numbers go to is marked. */
  readonly marksActiveRow: boolean;
}
