/** VIP: levels by settled turnover, what a level gives, and its bonuses. */
export { membersOf, offersFor } from './audience.ts';
export { addTurnover } from './count.ts';
export { levelRose } from './events.ts';
export { vipModule } from './module.ts';
export { perksOf, type VipPerks } from './perks.ts';
