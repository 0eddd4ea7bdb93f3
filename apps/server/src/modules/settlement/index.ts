/** Settlement: pays the bets of a draw. */
export { correctionBook } from './correction-book.ts';
export { createSettlement, type Settlement } from './service.ts';
