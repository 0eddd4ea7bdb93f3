import { activityDryRuns } from './modules/activities/index.ts';
import type { DryRuns } from './modules/rewards/index.ts';
import { welfareDryRuns } from './modules/welfare/index.ts';

/** What computes a dry run of an offer, by its kind, as declared by the module that gives it. */
export const offerDryRuns: DryRuns = { ...activityDryRuns, ...welfareDryRuns };
