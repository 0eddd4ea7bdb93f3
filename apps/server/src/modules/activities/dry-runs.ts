import type { DryRuns } from '../rewards/index.ts';
import { activityKinds } from './kinds/index.ts';

/** Dry runs of the kinds of activities. */
export const activityDryRuns: DryRuns = Object.fromEntries(
  activityKinds.map(({ kind, dryRun }) => [kind, dryRun]),
);
