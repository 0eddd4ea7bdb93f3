/** Settlement: what a draw owes its bets. */
export { correctionBook } from './correction-book.ts';
export type { Settled } from './root.ts';
export { createSettlement, type Settlement, type SettlementDeps } from './service.ts';
