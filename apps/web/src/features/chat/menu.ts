import { Users } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entry of the account menu. */
export const menu: readonly MenuEntry[] = [{ to: 'chat', group: 'account', order: 40, icon: Users }];
