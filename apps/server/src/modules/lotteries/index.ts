/** Lotteries: products with their prices and limits. */

export { type HouseChoice, houseOf, ownChoice, rulesOf } from '../../house-rules.ts';
export type { DrawCalendar } from './calendar.ts';
export { parseLotteryConfig } from './config.ts';
export type { Lottery } from './lottery.ts';
export { lotteriesModule } from './module.ts';
export { lotteryActions } from './operator-actions.ts';
export { itemsOf, type Priced, roomOf } from './returns.ts';
export { seedLotteries } from './seed/index.ts';
export { officialSeeds } from './seed/official.ts';
export { createLotteries, type Lotteries } from './service.ts';
