import { Gift } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entry of the account menu. */
export const menu: readonly MenuEntry[] = [
  { to: 'activity-list', group: 'benefits', order: 35, icon: Gift, lit: ['activity-detail'] },
];
