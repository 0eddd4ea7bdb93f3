import { type Amount, sumAmounts, ZERO } from '@tessera/protocol/money';
import { units } from '../../../components/reward-figures/index.ts';

/** One day as a bar. */
export interface Bar {
  readonly day: string;
  readonly amount: string;
  /** Height, 0 to 1 of the highest bar. */
  readonly height: number;
}

/** Days as bars, the highest one full; heights are for the eye, the figures stay exact. */
export function barsOf(days: readonly { readonly day: string; readonly amount: string }[]): readonly Bar[] {
  const highest = days.reduce((top, { amount }) => (units(amount) > top ? units(amount) : top), ZERO);
  return days.map(({ day, amount }) => ({
    day,
    amount,
    height: highest === 0n ? 0 : Number((units(amount) * 1_000n) / highest) / 1_000,
  }));
}

/** The sum of days, exact. */
export const sumOf = (days: readonly { readonly amount: string }[]): Amount =>
  sumAmounts(days.map(({ amount }) => units(amount)));

/** Days as text in one or two words: one day, or the first and the last. `MM-DD`. */
export function daysText(days: readonly string[]): string {
  const sorted = days.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)].map((day) => day?.slice(5) ?? '');
  return first === last ? (first ?? '') : `${first} – ${last}`;
}
