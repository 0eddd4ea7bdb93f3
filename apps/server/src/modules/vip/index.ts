/** VIP: levels by settled turnover, what a level gives, and its bonuses. */
export { addTurnover } from './count.ts';
export { vipModule } from './module.ts';
export { perksOf, type VipPerks } from './perks.ts';
