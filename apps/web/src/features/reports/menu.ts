import { ChartColumn, Table } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entries of the account menu. */
export const menu: readonly MenuEntry[] = [
  { to: 'report-statistic', group: 'team', order: 10, icon: ChartColumn },
  { to: 'report-team', group: 'team', order: 20, icon: Table },
];
