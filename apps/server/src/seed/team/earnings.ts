import { dayIn } from '@tessera/protocol';
import { type Commission, makeDaysDue, payDue } from '../../modules/commission/index.ts';
import { nextPayment } from '../../modules/teams/index.ts';

const DAY_MS = 86_400_000;

/**
 * Moves the clock to `at` (ms) and does what the jobs of commission would have done in the day before: on a Monday the payment at its
 * time, then the days that are due.
 */
export async function earnUntil(
  { commission }: { readonly commission: Commission },
  at: number,
  moveTo: (ms: number) => Promise<void>,
): Promise<void> {
  // One line of the log for each of 60 days would hide the others.
  const quiet = { ...commission, log: commission.log.child({}, { level: 'warn' }) };
  const zone = commission.settings.get('timeZone');
  const before = at - DAY_MS;
  const payment = await nextPayment(commission.store, { now: before, today: dayIn(before, zone), zone });
  if (payment <= at) {
    await moveTo(payment);
    await makeDaysDue(quiet);
    await payDue(quiet);
  }
  await moveTo(at);
  await makeDaysDue(quiet);
}
