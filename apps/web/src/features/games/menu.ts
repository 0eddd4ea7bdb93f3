import { ArrowLeftRight } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entries of the account menu. */
export const menu: readonly MenuEntry[] = [
  { to: 'money-transfer', group: 'assets', order: 40, icon: ArrowLeftRight },
];
