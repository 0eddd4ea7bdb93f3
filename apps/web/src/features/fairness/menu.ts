import { BadgeCheck, ShieldCheck } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entries of the account menu. */
export const menu: readonly MenuEntry[] = [
  { to: 'verify', group: 'bets', order: 20, icon: BadgeCheck, phone: { icon: ShieldCheck, tone: 'success' } },
];
