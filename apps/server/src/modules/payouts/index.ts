/** Payouts to players: their cards and addresses, and withdrawals (trust.md L11, P4, A12). */
export { seedPayee } from './accounts/seed.ts';
export { payoutRoutes } from './routes.ts';
export { createPayouts, type Payouts } from './service.ts';
export { payoutBook } from './withdrawals/books.ts';
export { withdrawalBook } from './withdrawals/hold-book.ts';
export {
  judgeWithdrawal,
  type OpenWithdrawal,
  type OperatorAct,
  type OperatorOutcome,
  openWithdrawals,
} from './withdrawals/operators.ts';
