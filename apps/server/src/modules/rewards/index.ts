/** Rewards: offers in versions, cash and earned bonuses, and the switch for promotions (trust.md R4, L17, RP15). */
export type { DryRun, DryRuns, Period } from './dry-run.ts';
export { rewardGiven } from './events.ts';
export type { Given } from './give.ts';
export { rewardsModule } from './module.ts';
export { rewardMovements } from './movements.ts';
export { findOffer, listOffers, type Offer } from './offers.ts';
export { offerActions } from './operator-actions.ts';
export type { Rewards } from './service.ts';
export { mayReceive, requireStanding } from './standing.ts';
export { installOffer, type NewOffer } from './write-offers.ts';
