import { addDays, monthOf, weekOf } from '@tessera/rewards';
import type { Tx } from '../../store/index.ts';

/** Days of birthdays that are made up for after the jobs have stood still. */
const BIRTHDAYS_BACK = 31;

/**
 * Makes the bonuses of the week, the month and the birthdays of a day, each once. A week or month that passed while the jobs
 * stood still is not made up for. Returns how many.
 */
export async function makeBonuses(tx: Pick<Tx, 'query'>, today: string, zone: string): Promise<number> {
  let made = await makePeriod(tx, 'weekly', weekOf(today), zone);
  made += await makePeriod(tx, 'monthly', `${monthOf(today)}-01`, zone);
  for (const day of await birthdaysDue(tx, today)) made += await makePeriod(tx, 'birthday', day, zone);
  return made;
}

async function makePeriod(
  tx: Pick<Tx, 'query'>,
  kind: 'weekly' | 'monthly' | 'birthday',
  day: string,
  zone: string,
): Promise<number> {
  const { rows } = await tx.query<{ made: number }>(
    `select vip_make_bonuses($1, $2::date, $3, ${kind}) as made from vip_levels_now`,
    [kind, day, zone],
  );
  return rows[0]!.made;
}

/** Days since the last one whose birthdays were made, up to today; at first only today. */
async function birthdaysDue(tx: Pick<Tx, 'query'>, today: string): Promise<string[]> {
  const { rows } = await tx.query<{ last: string | null }>(
    "select max(period) as last from vip_period where kind = 'birthday'",
  );
  const earliest = addDays(today, -BIRTHDAYS_BACK);
  const last = rows[0]!.last ?? addDays(today, -1);
  const days: string[] = [];
  for (let day = addDays(last < earliest ? earliest : last, 1); day <= today; day = addDays(day, 1))
    days.push(day);
  return days;
}
