import { writeEvents } from '../../apps/server/src/modules/inbox/write.ts';
import type { Platform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import type { Inside } from './inside.ts';

/** Public key of the browser in the example of RFC 8291; nothing here is decrypted. */
const P256DH = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** How the stand-in treats the subscriptions with these numbers: one of ten is gone, one of twenty asks to wait, one of a hundred hangs. */
const NAME = `case when n % 10 = 0 then 'gone' when n % 20 = 1 then 'wait' when n % 100 = 2 then 'hang' else 'ok' end`;

/** Gives a player this many browsers at the stand-in. `mixed`: with those that are gone, ask to wait and hang; else all accept. */
export async function addBrowsers(
  { store }: Inside,
  platform: Platform,
  { user, count, mixed, name }: { user: number; count: number; mixed: boolean; name: string },
): Promise<void> {
  await store.query(
    `insert into push_subscription (user_id, browser_hash, endpoint, p256dh, auth, origin, created_at, seen_at)
     select $1, '\\x00', $2 || ${mixed ? NAME : `'ok'`} || '-' || $3 || '-' || n, $4, decode(md5(random()::text), 'hex'), '', app_now(), app_now()
     from generate_series(1, $5::integer) n`,
    [user, `${platform.party('push').url}/push/`, name, Buffer.from(P256DH, 'base64url'), count],
  );
}

/** Tells a player of a settled draw, as the settlement does. */
export async function settle({ store, jobs, clock }: Inside, user: number, draw: string): Promise<void> {
  const data = {
    lottery: 'ssc-5m',
    issue: draw,
    bets: 1,
    won: 0,
    stake: '1.0000',
    payout: '0.0000',
    bet: null,
  };
  await store.tx((tx) =>
    writeEvents(tx, [{ user: BigInt(user), key: `draw:${draw}`, type: 'draw.settled', data }], {
      jobs,
      clock,
    }),
  );
}

/** Number of a player's messages in each state. */
export async function states({ store }: Inside, user: number): Promise<Readonly<Record<string, number>>> {
  const { rows } = await store.query<{ state: string; count: number }>(
    'select state, count(*)::integer as count from push_delivery where user_id = $1 group by state',
    [user],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Resolves with the states when no message of the player waits any more. Looking costs the machine little: the sending is timed. */
export async function untilSent(inside: Inside, user: number, withinMs: number) {
  const waiting = `select from push_delivery where state = 'queued' and user_id = $1 limit 1`;
  const isSent = async () => (await inside.store.query(waiting, [user])).rowCount === 0;
  await until('the last push message', isSent, withinMs, 250);
  return states(inside, user);
}

/** What the stand-in has counted since its start. */
export async function figuresOf(platform: Platform) {
  const answer = await fetch(`${platform.party('push').url}/control`);
  return (await answer.json()) as Readonly<
    Record<'accepted' | 'repeated' | 'refused' | 'gone' | 'waited' | 'hung', number>
  >;
}
