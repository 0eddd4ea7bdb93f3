import type { Terms } from '@tessera/rewards';
import { installOffer } from '../../apps/server/src/modules/rewards/index.ts';
import { decide } from '../../apps/server/test/decided-bets.ts';
import type { PlayerClient } from '../kit/client.ts';
import type { Platform } from '../kit/platform.ts';
import { type Inside, inside, rewardBooks } from './inside.ts';

const DAY_MS = 86_400_000;
let made = 0;

/** Makes an offer with these terms live. Returns its id; its version is 1. */
export async function publish({ store, clock }: Inside, terms: Terms): Promise<string> {
  made += 1;
  const id = `offer-${made}`;
  const now = await clock.now();
  await store.tx((tx) =>
    installOffer(tx, {
      id,
      name: { zhCn: '活动', enUs: 'An offer' },
      terms,
      starts: now - 10 * DAY_MS,
    }),
  );
  return id;
}

/** Lets a player have joined an offer three days ago. */
export const joinedBefore = ({ store }: Inside, { userId }: PlayerClient, offer: string): Promise<unknown> =>
  store.query(
    `insert into activity_entry (offer_id, version, user_id, joined_at) values ($1, 1, $2, app_now() - interval '3 days')`,
    [offer, userId],
  );

/**
 * Writes a bet of a player as decided: lost, or won with a payout. The ledger has no posting of it, so only the rules of rewards
 * are audited.
 *
 * @param ago - Before now, ms.
 */
export async function decided(
  { operators, store, clock }: Inside,
  { userId }: PlayerClient,
  { stake, payout, ago }: { readonly stake: bigint; readonly payout?: bigint; readonly ago: number },
): Promise<void> {
  const db = {
    clock,
    store,
    asOwner: async (sql: string) => (await operators.query(sql)).rows,
  } as unknown as Parameters<typeof decide>[0];
  const [bet] = await decide(db, [{ user: BigInt(userId), stake, at: (await clock.now()) - ago }]);
  if (payout !== undefined)
    await operators.query(
      `insert into outcome (user_id, bet_id, draw_id, kind, payout, tied_stake, at)
       select user_id, id, draw_id, 'won', $2, 0, placed_at from bet where id = $1`,
      [bet, payout],
    );
}

/** Rewards of a player from an offer. */
export async function givenFrom({ store }: Inside, userId: number, offer: string): Promise<number> {
  const { rows } = await store.query<{ count: number }>(
    'select count(*)::integer as count from reward where user_id = $1 and offer_id = $2',
    [userId, offer],
  );
  return rows[0]!.count;
}

/** What the auditor finds in the ledger and in the books of rewards. */
export const rewardViolations = (platform: Platform): Promise<readonly unknown[]> =>
  inside(platform, ({ violations }) => violations(rewardBooks));

/** Runs a waiting job of the server at once, or adds it. */
export const runJob = (
  { store }: Inside,
  kind: string,
  key: string,
  payload: object = {},
): Promise<unknown> =>
  store.query(
    `with due as (
       insert into job (kind, key, run_at, payload) values ($1, $2, app_now(), $3)
       on conflict (kind, key) do update set run_at = app_now(), done_at = null returning 1)
     select pg_notify('job', '0') from due`,
    [kind, key, JSON.stringify(payload)],
  );
