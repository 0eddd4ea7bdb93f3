import { type Amount, amountOf } from '@tessera/protocol/money';
import { addDays } from '@tessera/ui';
import { units } from '../../../components/reward-figures/index.ts';
import type { DaySums } from './sums.ts';

/** What one pair of bars of a chart stands for. */
export type BucketUnit = 'day' | 'week' | 'month';

/** Days that share a pair of bars. */
export interface Bucket {
  readonly from: string;
  readonly to: string;
  readonly stake: Amount;
  readonly payout: Amount;
  readonly net: Amount;
}

/** Most days with a pair of bars each, and most days in weeks; more are shown in months. */
const DAYS_MAX = 31;
const WEEK_DAYS_MAX = 126;

/** Days of a report as pairs of bars: by day, by week from Monday, or by month, so that their number stays readable. */
export function bucketsOf(days: readonly DaySums[]): { unit: BucketUnit; buckets: readonly Bucket[] } {
  const unit = days.length <= DAYS_MAX ? 'day' : days.length <= WEEK_DAYS_MAX ? 'week' : 'month';
  const groups = new Map<string, DaySums[]>();
  for (const each of days) {
    const key = { day: each.day, week: mondayOf(each.day), month: each.day.slice(0, 7) }[unit];
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return { unit, buckets: [...groups.values()].map(bucketOf) };
}

function bucketOf(days: readonly DaySums[]): Bucket {
  const sum = (name: 'stake' | 'payout' | 'net') =>
    amountOf(days.reduce((total, each) => total + units(each[name]), 0n));
  return {
    from: days[0]?.day ?? '',
    to: days.at(-1)?.day ?? '',
    stake: sum('stake'),
    payout: sum('payout'),
    net: sum('net'),
  };
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** A label below a pair of bars: its place, from 0, and its text. */
export interface BucketLabel {
  readonly place: number;
  readonly text: string;
}

/**
 * Labels of at most `most` buckets, evenly spread; the newest always has one. Days: `28`, with the month (`12-01`) at the first
 * label and in a new month. Weeks: their first day. Months: `11`, with the year (`2026-11`) at the first and in January.
 */
export function labelsOf(buckets: readonly Bucket[], unit: BucketUnit, most: number): readonly BucketLabel[] {
  const step = Math.max(1, Math.ceil(buckets.length / most));
  const places = buckets
    .map((_, place) => place)
    .filter((place) => (buckets.length - 1 - place) % step === 0);
  return places.map((place, at) => {
    const day = buckets[place]?.from ?? '';
    const before = buckets[places[at - 1] ?? -1]?.from ?? '';
    return { place, text: labelOf(day, before, unit) };
  });
}

function labelOf(day: string, before: string, unit: BucketUnit): string {
  if (unit === 'month') return before.slice(0, 4) === day.slice(0, 4) ? day.slice(5, 7) : day.slice(0, 7);
  return unit === 'day' && before.slice(0, 7) === day.slice(0, 7) ? day.slice(8) : day.slice(5);
}
