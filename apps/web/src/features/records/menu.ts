import { List, ReceiptText, Ticket } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entries of the account menu. */
export const menu: readonly MenuEntry[] = [
  { to: 'record-log', group: 'assets', order: 60, icon: List },
  { to: 'record-bet', group: 'bets', order: 10, icon: Ticket },
  { to: 'record-activity', group: 'benefits', order: 40, icon: ReceiptText },
];
