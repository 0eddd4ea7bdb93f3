import { Link, Users } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entries of the account menu. */
export const menu: readonly MenuEntry[] = [
  { to: 'team-list', group: 'team', order: 30, icon: Users },
  { to: 'team-link', group: 'team', order: 40, icon: Link },
];
