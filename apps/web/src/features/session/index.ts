export { AccountMenu, askSignOut } from './components/account-menu.tsx';
export { AgreementDialog } from './components/agreement-dialog.tsx';
export { BalanceChip } from './components/balance-chip.tsx';
export { MainBalance } from './components/main-balance.tsx';
export { useBalanceRefresh } from './components/use-balance-refresh.ts';
export { loadUser } from './load-user.ts';
export { startPolling } from './polling.ts';
export { refreshBalance } from './refresh-balance.ts';
export { INDEX_NOTICE } from './sign-in.ts';
export { leave } from './sign-out.ts';
export {
  takeGameBalances,
  takeMainBalance,
  type User,
  user,
  useUser,
} from './user-store.ts';
