/** Rewards: offers in versions, cash and earned bonuses, and the switch for promotions (trust.md R4, L17, RP15). */
export { type DryRun, type DryRuns, dryRunOffer, monthPeriod, type WouldGive } from './dry-run.ts';
export { rewardGiven } from './events.ts';
export { type Given, type OfferVersion, refusalCodes } from './give.ts';
export { mapInTurns } from './in-turns.ts';
export { rewardsOfOffer } from './list.ts';
export { rewardsModule } from './module.ts';
export { rewardMovements } from './movements.ts';
export {
  anyOffer,
  findOffer,
  listOffers,
  nameIn,
  type Offer,
  type OfferRecord,
  offerVersions,
  shownOffers,
} from './offers.ts';
export { offerActions } from './operator-actions.ts';
export { promotionState, setPromotions } from './promotions.ts';
export { type OfferProblem, readOffer } from './read-offer.ts';
export { holdRoom } from './room.ts';
export type { Rewards } from './service.ts';
export { mayReceive, requireStanding } from './standing.ts';
export {
  draftOffer,
  installOffer,
  type NewOffer,
  publishOffer,
  SHIPPED_SINCE,
  stopOffer,
} from './write-offers.ts';
