import { shareOf } from '../../../components/amount/index.ts';
import { units } from '../../../components/reward-figures/index.ts';
import type { Activity } from '../api/activities.ts';

/** Share of what is done, 0 to 1, for a bar. */
export function progressShare(progress: NonNullable<Activity['own']['progress']>): number {
  if (progress.unit === 'count') return progress.goal <= 0 ? 0 : Math.min(1, progress.done / progress.goal);
  return shareOf(units(progress.done), units(progress.goal));
}
