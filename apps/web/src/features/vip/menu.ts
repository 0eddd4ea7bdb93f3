import { Crown } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entries of the account menu. */
export const menu: readonly MenuEntry[] = [
  { to: 'user-vip', group: 'benefits', order: 10, icon: Crown, lit: ['vip-detail'] },
];
