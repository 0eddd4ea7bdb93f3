/** Activities: offers that players join, one strategy for each kind (trust.md R4, RP11, RP15). */
export type { ActivityDeps } from './deps.ts';
export { activityDryRuns } from './dry-runs.ts';
export { matchDeposit } from './kinds/deposit-match.ts';
export { activitiesModule } from './module.ts';
export { joinActivity } from './take-part.ts';
