/**
 * Money in and out: deposits, withdrawals, the payees they go to, exchange rates and verified names (trust.md L10, L11, P4,
 * RP12, A12).
 */
export { depositsModule } from './deposits/module.ts';
export { depositActions } from './deposits/operator-actions.ts';
export { DEMO_BANK, seedDeposits } from './deposits/seed.ts';
export { depositCredited, withdrawalPaid, withdrawalReturned } from './events.ts';
export { cashierMovements } from './movements.ts';
export { accountsOf } from './payees/payee-row.ts';
export { seedPayee } from './payees/seed.ts';
export { rateActions } from './rates/operator-actions.ts';
export { recordIdentity } from './verified-identity/verified-identity.ts';
export { clearWithdrawals } from './withdrawals/clear.ts';
export { requestWithdrawal } from './withdrawals/create.ts';
export { withdrawalBook } from './withdrawals/hold-book.ts';
export { withdrawalsModule } from './withdrawals/module.ts';
export { withdrawalActions } from './withdrawals/operator-actions.ts';
export { judgeWithdrawal } from './withdrawals/operators.ts';
export type { Withdrawals } from './withdrawals/service.ts';
