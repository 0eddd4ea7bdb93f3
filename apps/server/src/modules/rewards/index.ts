/** Rewards: offers in versions, cash and earned bonuses, and the switch for promotions (trust.md R4, L17, RP15). */
export type { Advanced, CountedStake } from './advance.ts';
export { rewardGiven } from './events.ts';
export type { CashRow, EarnedGiving, EarnedRow, Given, GiveResult, Giving, OfferVersion } from './give.ts';
export { installOffer, type NewOffer } from './install.ts';
export { rewardsModule } from './module.ts';
export { rewardMovements } from './movements.ts';
export { findOffer, listOffers, type Offer, type OfferState, type TermsOf } from './offers.ts';
export type { Rewards } from './service.ts';
export { mayReceive, requireStanding } from './standing.ts';
