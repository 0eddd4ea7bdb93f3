/** Draws of wheels and red packets: seed chains of offers, rounds of the beacon, published seeds. */
export type { ChainRow } from './chains.ts';
export { askAgainAfter } from './fix.ts';
export { rewardDrawsModule } from './module.ts';
export { type PublicDraw, publicDraw } from './record.ts';
export type { RewardDraws } from './service.ts';
