/** Settlement: pays the bets of a draw. */

export { type BalanceRow, tellBalances } from './balances.ts';
export { betBook } from './bet-book.ts';
export { betsCorrected, betsDecided } from './events.ts';
export { settlementModule } from './module.ts';
export { settlementMovements } from './movements.ts';
export { createSettlement, type Settlement } from './service.ts';
