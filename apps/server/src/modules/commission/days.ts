import { dayIn } from '@tessera/protocol';
import { addDays } from '@tessera/rewards';
import type { Tx } from '../../store/index.ts';
import { daysDue } from '../water-back/index.ts';

/**
 * Days whose commission is due at `now` (ms) and not made, oldest first: all since the last one that is made; at first only the last
 * ones. A day is due twelve hours after its end.
 */
export async function daysToMake(
  db: Pick<Tx, 'query'>,
  now: number,
  zone: string,
): Promise<readonly string[]> {
  const last = daysDue(now, zone).at(-1)!;
  const days: string[] = [];
  for (let day = await firstOpenDay(db, now, zone); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first day whose commission is not made. */
export async function firstOpenDay(db: Pick<Tx, 'query'>, now: number, zone: string): Promise<string> {
  const { rows } = await db.query<{ day: string | null }>('select max(day) as day from team_accrual_day');
  const made = rows[0]!.day;
  return made === null ? daysDue(now, zone)[0]! : addDays(made, 1);
}

/** The last day whose commission may become payable at `now`: its bets are `holdDays` days old. */
export const payableDay = (now: number, zone: string, holdDays: number): string =>
  addDays(dayIn(now, zone), -holdDays);
