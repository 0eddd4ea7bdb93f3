/** Lotteries: products with their prices and limits. */

export { type HouseChoice, houseOf, ownChoice, rulesOf } from '../../house-rules.ts';
export type { DrawCalendar } from './calendar.ts';
export { capLottery, offerLottery, priceLottery, suspendLottery } from './change.ts';
export { parseLotteryConfig } from './config.ts';
export { type Lottery, readLotteries, readLottery } from './lottery.ts';
export { lotteriesModule } from './module.ts';
export { lotteryActions } from './operator-actions.ts';
export { itemsAboveStake, itemsOf, type Priced, roomOf } from './returns.ts';
export { seedLotteries } from './seed/index.ts';
export { officialSeeds } from './seed/official.ts';
export { createLotteries, type Lotteries } from './service.ts';
