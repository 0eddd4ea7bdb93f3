/** Betting: prices, acceptance, cancelling, receipts. */
export type { Bettor } from './accept.ts';
export { CONTENT_INLINE_MAX } from './columns.ts';
export type { PlayerEmit } from './emit.ts';
export { type BetDraft, type Priced, priceBet } from './price.ts';
export type { ReceiptSigner, ReceiptView } from './receipts.ts';
export { bettingRoutes } from './routes.ts';
export { type Betting, type BettingDeps, createBetting } from './service.ts';
