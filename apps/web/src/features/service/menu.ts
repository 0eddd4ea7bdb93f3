import { Headset } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entry of the account menu. */
export const menu: readonly MenuEntry[] = [
  { to: 'chat-custom-service', group: 'account', order: 50, icon: Headset },
];
