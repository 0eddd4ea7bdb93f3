/** Paying players out: their cards and addresses, and withdrawals (trust.md L11, P4, A12). */
export { type SeededPayee, seedPayee } from './accounts/seed.ts';
export type { PayoutDeps, PayoutEmit, Rate } from './deps.ts';
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
