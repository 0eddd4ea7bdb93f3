/**
 * Money in and out: deposits, withdrawals, the payees they go to, exchange rates and verified names (trust.md L10, L11, P4,
 * RP12, A12).
 */
export {
  allChannels,
  type ChannelTerms,
  openChannel,
  readChannel,
  setTerms,
} from './deposits/change-channels.ts';
export type { Channel } from './deposits/channels.ts';
export {
  creditReviewed,
  paymentText,
  returnReviewed,
  reviewedPayment,
} from './deposits/decide.ts';
export {
  depositForConsole,
  depositReviewCount,
  entriesOfPayments,
  type ListedDeposit,
  listDepositsForConsole,
  paymentsOf,
  receiptsOf,
} from './deposits/for-console.ts';
export { depositsModule } from './deposits/module.ts';
export { depositActions } from './deposits/operator-actions.ts';
export { receiptFiles } from './deposits/rows.ts';
export { DEMO_BANK, seedDeposits } from './deposits/seed.ts';
export { depositCredited, withdrawalPaid, withdrawalReturned } from './events.ts';
export { cashierMovements } from './movements.ts';
export { accountsOf } from './payees/payee-row.ts';
export { seedPayee } from './payees/seed.ts';
export { rateHistory } from './rates/for-console.ts';
export { rateActions } from './rates/operator-actions.ts';
export { currentRate, setRate } from './rates/rates.ts';
export { recordIdentity } from './verified-identity/verified-identity.ts';
export { clearWithdrawals } from './withdrawals/clear.ts';
export { requestWithdrawal } from './withdrawals/create.ts';
export {
  type ListedWithdrawal,
  listForConsole,
  payeeOf,
  payoutsTo,
  recentDeposits,
  reviewTotal,
  type ShownWithdrawal,
  withdrawalEvidence,
  withdrawalForConsole,
} from './withdrawals/for-console.ts';
export { withdrawalBook } from './withdrawals/hold-book.ts';
export { withdrawalsModule } from './withdrawals/module.ts';
export { withdrawalActions } from './withdrawals/operator-actions.ts';
export {
  canBe,
  decideWithdrawal,
  judgeWithdrawal,
  type OperatorAct,
  type ReviewDeps,
  reviewedWithdrawal,
} from './withdrawals/operators.ts';
export { lockInForce, lockPayouts, payoutLocks, unlockPayouts } from './withdrawals/payout-locks.ts';
export { readTurnover } from './withdrawals/read-turnover.ts';
export type { Withdrawals } from './withdrawals/service.ts';
export { setAmount } from './withdrawals/terms.ts';
