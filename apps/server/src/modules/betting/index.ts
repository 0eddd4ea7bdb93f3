/** Betting: prices, acceptance, cancelling, receipts. */

export { type Bettor, inCall } from './accept.ts';
export type { HeldIssue } from './accept-held.ts';
export type { PlayerEmit } from './emit.ts';
export { sha256 } from './hash.ts';
export type { Judging, Payer } from './judging.ts';
export { bettingModule } from './module.ts';
export { bettingMovements, ofBet } from './movements.ts';
export {
  type LotteryTerms,
  type PricedBet,
  priceBet,
  type Refusal,
} from './price.ts';
export type { ReceiptSigner } from './receipts.ts';
export {
  createInclusions,
  type Inclusions,
  type SealedSet,
  sealedSet,
} from './sealed-set.ts';
export { type Betting, createBetting } from './service.ts';
