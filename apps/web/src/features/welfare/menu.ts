import { RedPacket } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entries of the account menu. */
export const menu: readonly MenuEntry[] = [
  { to: 'user-welfare', group: 'benefits', order: 30, icon: RedPacket },
];
