import type { ActivityKind } from '../kind.ts';
import { dailyTask } from './daily-task.ts';
import { depositMatch } from './deposit-match.ts';
import { lossInsurance } from './loss-insurance.ts';
import { race } from './race.ts';
import { wheel } from './wheel.ts';

/** Kinds of activities, in the order of a list with equal starts. */
export const activityKinds: readonly ActivityKind[] = [depositMatch, lossInsurance, dailyTask, race, wheel];
