import { BanknoteArrowUp, CreditCard, Wallet } from '@tessera/ui/icons';
import type { MenuEntry } from '../../platform/navigation/index.ts';

/** Entries of the account menu. */
export const menu: readonly MenuEntry[] = [
  { to: 'money-recharge', group: 'assets', order: 20, icon: Wallet, forms: ['desktop', 'tablet'] },
  { to: 'money-withdraw', group: 'assets', order: 30, icon: BanknoteArrowUp, forms: ['desktop', 'tablet'] },
  {
    to: 'bank-manage',
    group: 'assets',
    order: 50,
    icon: CreditCard,
    lit: ['bank-add', 'wallet-manage', 'wallet-add'],
  },
];
