import { dayIn } from '@tessera/protocol';
import { monthOf } from '@tessera/rewards';
import { findUserByName } from '../modules/identity/index.ts';
import { signIn, type WelfareDeps } from '../modules/welfare/index.ts';
import { withPastClock } from '../store/index.ts';

const DAY_MS = 86_400_000;
/** Weekdays (UTC) on which `demo` does not come: the calendar of a demonstration shows missed days too. */
const AWAY: ReadonlySet<number> = new Set([3, 6]);

/**
 * Signs `demo` in on earlier days of this month, at most once, with a clock in the past. Today stays open, and so do the tasks that the player has
 * done.
 */
export async function seedDemoWelfare(welfare: WelfareDeps): Promise<void> {
  const { store, clock, settings } = welfare;
  const user = await findUserByName(store, 'demo');
  if (!user) return;
  const { rows } = await store.query("select from reward where user_id = $1 and source = 'sign_in' limit 1", [
    user.id,
  ]);
  if (rows.length > 0) return;
  const now = clock.local();
  const dayOf = (ms: number): string => dayIn(ms, settings.get('timeZone'));
  const days: number[] = [];
  for (let at = now - DAY_MS; monthOf(dayOf(at)) === monthOf(dayOf(now)); at -= DAY_MS) days.unshift(at);
  await withPastClock(store.address, clock, async (moveTo) => {
    for (const at of days.filter((ms) => !AWAY.has(new Date(ms).getUTCDay()))) {
      await moveTo(at);
      await store.tx((tx) => signIn(tx, { userId: user.id, currency: user.currency }, welfare));
    }
  });
}
