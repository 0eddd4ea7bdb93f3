/** Rewards: offers in versions, cash and earned bonuses, and the switch for promotions (trust.md R4, L17, RP15). */
export type { DryRun, DryRuns, WouldGive } from './dry-run.ts';
export { rewardGiven } from './events.ts';
export { type Given, type OfferVersion, refusalCodes } from './give.ts';
export { rewardsOfOffer } from './list.ts';
export { rewardsModule } from './module.ts';
export { rewardMovements } from './movements.ts';
export { anyOffer, findOffer, listOffers, nameIn, type Offer, shownOffers } from './offers.ts';
export { offerActions } from './operator-actions.ts';
export { holdRoom } from './room.ts';
export type { Rewards } from './service.ts';
export { mayReceive, requireStanding } from './standing.ts';
export { installOffer, type NewOffer, SHIPPED_SINCE } from './write-offers.ts';
