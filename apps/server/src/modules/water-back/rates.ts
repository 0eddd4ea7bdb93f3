import { VIP_LEVELS, vipLevel, waterBackRate } from '@tessera/rewards';

/** Rates by level as arrays for SQL, level 1 first. */
export const rates = {
  lottery: VIP_LEVELS.map(({ lotteryPpm }) => lotteryPpm),
  platform: VIP_LEVELS.map(({ platformPpm }) => platformPpm),
};

/** The highest rates of any level: what an item's edge has to leave room for. */
export const highest = { lottery: Math.max(...rates.lottery), platform: Math.max(...rates.platform) };

/** The rate of a kind of product at a level, in ppm. */
export const rateOf = (kind: 'lottery' | 'platform', level: number): number =>
  waterBackRate(kind, vipLevel(level));
