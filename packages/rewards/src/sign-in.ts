/**
 * The sign-in calendar. A player signs in on the day itself. A missed day takes nothing away and cannot be made up: the count
 * of the month stays as it is. Each month counts from zero.
 */
import type { Amount } from '@tessera/protocol/money';
import { daysOfMonth, monthOf, weekdayOf } from './calendar.ts';
import type { Terms } from './terms.ts';

/** `open`: today, not signed yet. `missed` is neutral. */
export type SignInState = 'signed' | 'missed' | 'open' | 'ahead';

/** One day of the calendar. */
export interface SignInDay {
  readonly day: string;
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  readonly amount: Amount;
  readonly state: SignInState;
}

/** `reached`: signed often enough. `possible`: the days left suffice. `impossible`: they do not, in this month. */
export interface SignInMilestone {
  readonly days: number;
  readonly prize: Amount;
  readonly state: 'reached' | 'possible' | 'impossible';
}

/** A month as a player sees it. */
export interface SignInMonth {
  readonly month: string;
  readonly count: number;
  readonly days: readonly SignInDay[];
  readonly milestones: readonly SignInMilestone[];
}

/** What signing in on a day pays. */
export const signInAmount = ({ weekdays }: Terms<'sign_in'>, day: string): Amount =>
  weekdays[weekdayOf(day) - 1]!;

/**
 * The month of `today` (`YYYY-MM-DD`), with the days signed in it; signed days of other months and days after today are ignored.
 */
export function signInMonth(
  terms: Terms<'sign_in'>,
  signed: ReadonlySet<string>,
  today: string,
): SignInMonth {
  const month = monthOf(today);
  const days = daysOfMonth(month).map(
    (day): SignInDay => ({
      day,
      weekday: weekdayOf(day),
      amount: signInAmount(terms, day),
      state: stateOf(day, signed, today),
    }),
  );
  const count = days.filter(({ state }) => state === 'signed').length;
  const left = days.filter(({ state }) => state === 'open' || state === 'ahead').length;
  return {
    month,
    count,
    days,
    milestones: terms.milestones.map(({ days: need, prize }) => ({
      days: need,
      prize,
      state: count >= need ? 'reached' : count + left >= need ? 'possible' : 'impossible',
    })),
  };
}

function stateOf(day: string, signed: ReadonlySet<string>, today: string): SignInState {
  if (day > today) return 'ahead';
  if (signed.has(day)) return 'signed';
  return day === today ? 'open' : 'missed';
}
