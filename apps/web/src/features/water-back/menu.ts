import { Percent } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entries of the account menu. */
export const menu: readonly MenuEntry[] = [
  { to: 'user-waterback', group: 'benefits', order: 20, icon: Percent },
];
