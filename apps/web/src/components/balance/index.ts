export { BalanceChip } from './balance-chip.tsx';
export { MainBalance } from './main-balance.tsx';
export { useBalanceRefresh } from './use-balance-refresh.ts';
