import { Bell } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entries of the account menu. */
export const menu: readonly MenuEntry[] = [{ to: 'user-inbox', group: 'account', order: 5, icon: Bell }];
