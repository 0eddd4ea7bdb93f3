import { CircleQuestionMark } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entries of the account menu. */
export const menu: readonly MenuEntry[] = [
  { to: 'help', group: 'bets', order: 30, icon: CircleQuestionMark, forms: ['phone', 'tablet'] },
];
