/** Settlement: what a draw owes its bets. */
export { correctionBook } from './correction-book.ts';
export { createSettlement, type Settlement } from './service.ts';
