import { addDays, weekOf } from '@tessera/rewards';
import type { Store, Tx } from '../../store/index.ts';
import type { TeamDays } from './days.ts';

/** Commission is paid on Mondays at this time of the platform's zone. */
const PAY_TIME = '12:00';

/** The next payment of commission after this moment, ms. */
export async function nextPayment(
  db: Store | Tx,
  { now, today, zone }: Pick<TeamDays, 'now' | 'today' | 'zone'>,
): Promise<number> {
  const monday = weekOf(today);
  const { rows } = await db.query<{ at: Date }>(
    `select (day + $2::time) at time zone $3 as at from unnest($1::date[]) day order by day`,
    [[monday, addDays(monday, 7)], PAY_TIME, zone],
  );
  return rows.map(({ at }) => at.getTime()).find((at) => at > now)!;
}
