import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  'money-recharge': {
    path: 'recharge',
    title: 'route_money_recharge',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    screen: async () => (await import('./screens/money-deposit-screen.tsx')).MoneyDepositScreen,
  },
  'money-withdraw': {
    path: 'withdraw',
    title: 'route_money_withdraw',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    screen: async () => (await import('./screens/money-withdraw-screen.tsx')).MoneyWithdrawScreen,
  },
  'bank-manage': {
    path: 'bank/manage',
    title: 'route_bank_manage',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    screen: async () => (await import('./screens/bank-manage-screen.tsx')).BankManageScreen,
  },
  'bank-add': {
    path: 'bank/add',
    title: 'route_bank_add',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    screen: async () => (await import('./screens/bank-add-screen.tsx')).BankAddScreen,
  },
  'wallet-manage': {
    path: 'wallet/manage',
    title: 'route_wallet_manage',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    screen: async () => (await import('./screens/wallet-manage-screen.tsx')).WalletManageScreen,
  },
  'wallet-add': {
    path: 'wallet/add',
    title: 'route_wallet_add',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    screen: async () => (await import('./screens/wallet-add-screen.tsx')).WalletAddScreen,
  },
} satisfies Routes;
