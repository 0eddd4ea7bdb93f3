import { History, IdCard, UserRound } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entries of the account menu. */
export const menu: readonly MenuEntry[] = [
  { to: 'user-center', group: 'assets', order: 10, icon: UserRound, forms: ['desktop', 'tablet'] },
  { to: 'user-info', group: 'account', order: 10, icon: IdCard },
  { to: 'login-record', group: 'account', order: 20, icon: History },
];
