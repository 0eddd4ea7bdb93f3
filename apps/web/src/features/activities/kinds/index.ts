import { type Kind, readTerms, type Terms } from '@tessera/rewards';
import type { Activity } from '../api/activities.ts';
import { dailyTask } from './daily-task.ts';
import { depositMatch } from './deposit-match.ts';
import type { KindView } from './kind-view.ts';
import { lossInsurance } from './loss-insurance.ts';
import { race } from './race.ts';
import { wheel } from './wheel.ts';

const views = {
  deposit_match: depositMatch,
  loss_insurance: lossInsurance,
  daily_task: dailyTask,
  race,
  wheel,
} as const;

/** An activity with its terms, and the view of its kind. */
export interface Known<A extends Activity = Activity> {
  readonly activity: A;
  readonly terms: Terms;
  readonly view: KindView;
}

const isShown = (kind: Kind): kind is keyof typeof views => kind in views;

/** An activity of a kind that this client shows; undefined for the kinds and terms of a newer server. */
export function knownOf<A extends Activity>(activity: A): Known<A> | undefined {
  const read = readTerms(activity.terms);
  if (!read.ok || !isShown(read.value.kind)) return undefined;
  // Safe cast: the view is that of the kind of the terms.
  return { activity, terms: read.value, view: views[read.value.kind] as unknown as KindView };
}
