import type { ScreenLoaders } from '../platform/navigation/index.ts';

/**
 * The screen of each route, each in its own chunk (R2.1). A route of the table without a line here does not exist for the
 * player.
 */
export const screens: ScreenLoaders = {
  lottery: async () => (await import('../features/betting/page/lottery-screen.tsx')).LotteryScreen,
  'lottery-trend': async () => (await import('../features/trend/screens/trend-screen.tsx')).TrendScreen,
  'lottery-data': async () => (await import('../features/results/screens/results-screen.tsx')).ResultsScreen,
  'game-display': async () =>
    (await import('../features/games/screens/game-display-screen.tsx')).GameDisplayScreen,
  'game-show': async () => (await import('../features/games/screens/game-show-screen.tsx')).GameShowScreen,
  'money-transfer': async () =>
    (await import('../features/games/screens/money-transfer-screen.tsx')).MoneyTransferScreen,
  home: async () => (await import('../features/lobby/screens/home-screen.tsx')).HomeScreen,
  login: async () => (await import('../features/session/screens/login-screen.tsx')).LoginScreen,
  register: async () => (await import('../features/session/screens/register-screen.tsx')).RegisterScreen,
  'record-bet': async () =>
    (await import('../features/records/screens/record-bet-screen.tsx')).RecordBetScreen,
  'user-center': async () =>
    (await import('../features/account/screens/user-center-screen.tsx')).UserCenterScreen,
  'user-info': async () => (await import('../features/account/screens/user-info-screen.tsx')).UserInfoScreen,
  'login-record': async () =>
    (await import('../features/account/screens/login-record-screen.tsx')).LoginRecordScreen,
  'money-recharge': async () =>
    (await import('../features/cashier/screens/money-deposit-screen.tsx')).MoneyDepositScreen,
  'money-withdraw': async () =>
    (await import('../features/cashier/screens/money-withdraw-screen.tsx')).MoneyWithdrawScreen,
  'bank-manage': async () =>
    (await import('../features/cashier/screens/bank-manage-screen.tsx')).BankManageScreen,
  'bank-add': async () => (await import('../features/cashier/screens/bank-add-screen.tsx')).BankAddScreen,
  'wallet-manage': async () =>
    (await import('../features/cashier/screens/wallet-manage-screen.tsx')).WalletManageScreen,
  'wallet-add': async () =>
    (await import('../features/cashier/screens/wallet-add-screen.tsx')).WalletAddScreen,
  'record-log': async () =>
    (await import('../features/records/screens/record-log-screen.tsx')).RecordLogScreen,
  responsible: async () =>
    (await import('../features/protection/screens/responsible-screen.tsx')).ResponsibleScreen,
  verify: async () => (await import('../features/fairness/screens/verify-screen.tsx')).VerifyScreen,
  help: async () => (await import('../features/help/screens/help-screen.tsx')).HelpScreen,
  line: async () => (await import('../features/entry/screens/line-screen.tsx')).LineScreen,
  init: async () => (await import('../features/entry/screens/init-screen.tsx')).InitScreen,
};
