/** Betting: prices, acceptance, cancelling, receipts. */
export { type Bettor, inCall } from './accept.ts';
export type { HeldIssue, HeldOutcome } from './accept-held.ts';
export { CONTENT_INLINE_MAX } from './bet-columns.ts';
export type { PlayerEmit } from './emit.ts';
export { sha256 } from './hash.ts';
export type { Judging, Payer } from './judging.ts';
export {
  type BetDraft,
  compareShown,
  type Priced,
  type PricedBet,
  priceBet,
  type Refusal,
} from './price.ts';
export type { ReceiptSigner, ReceiptView } from './receipts.ts';
export { bettingRoutes } from './routes.ts';
export {
  createInclusions,
  type Inclusion,
  type Inclusions,
  type SealedSet,
  sealedSet,
} from './sealed-set.ts';
export { type Betting, type BettingDeps, createBetting } from './service.ts';
