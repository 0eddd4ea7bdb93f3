import { dayIn } from '@tessera/protocol';
import { monthOf } from '@tessera/rewards';
import type { User } from '../modules/identity/index.ts';
import { signIn, todayOf, type WelfareDeps } from '../modules/welfare/index.ts';

const DAY_MS = 86_400_000;
/** Weekdays (UTC) without a sign-in: the calendar of the demonstration shows missed days too. */
const AWAY: ReadonlySet<number> = new Set([3, 6]);

/** Times at which `demo` and the agent sign in, ms: on most days of this month before today, in order. */
export function demoSignIns(now: number, zone: string): number[] {
  const month = (ms: number): string => monthOf(dayIn(ms, zone));
  const times: number[] = [];
  for (let at = now - DAY_MS; month(at) === month(now); at -= DAY_MS)
    if (!AWAY.has(new Date(at).getUTCDay())) times.unshift(at);
  return times;
}

/** Signs a demo player in for the day of the clock, unless an interrupted start has done so. */
export async function signDemoIn({ id, currency }: User, welfare: WelfareDeps): Promise<void> {
  const { rows } = await welfare.store.query(
    "select from reward where user_id = $1 and source = 'sign_in' and source_ref = $2",
    [id, await todayOf(welfare)],
  );
  if (rows.length > 0) return;
  await welfare.store.tx((tx) => signIn(tx, { userId: id, currency }, welfare));
}
