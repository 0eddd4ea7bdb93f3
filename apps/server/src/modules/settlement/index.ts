/** Settlement: pays the bets of a draw. */
export { betBook } from './bet-book.ts';
export { correctionBook } from './correction-book.ts';
export { createSettlement, type Settlement } from './service.ts';
