/** VIP: levels by settled turnover, what a level gives, and its bonuses. */
export { levelsOf, membersOf, offersFor, playersByLevel } from './audience.ts';
export { addTurnover, raiseReached } from './count.ts';
export { levelRose } from './events.ts';
export { addLevels, type LevelsVersion, levelsNow, levelsVersions } from './levels.ts';
export { vipModule } from './module.ts';
export { perksNow } from './perks.ts';
export { EDGE_PPM, levelTable } from './table.ts';
