import { HeartHandshake, ShieldCheck } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entries of the account menu. */
export const menu: readonly MenuEntry[] = [
  {
    to: 'responsible',
    group: 'account',
    order: 30,
    icon: ShieldCheck,
    phone: { icon: HeartHandshake, tone: 'success' },
  },
];
