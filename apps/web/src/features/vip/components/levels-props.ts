import type { VipTable } from '../api/vip.ts';

/** Props of the table of levels, in either form. */
export interface LevelsProps {
  table: VipTable;
  /** The level held. */
  held: number;
  /** The level whose cost the page shows. */
  wanted: number;
  onWanted: (level: number) => void;
}
