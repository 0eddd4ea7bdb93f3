import type { Amount } from '@tessera/protocol';
import { readTerms, type Terms } from '@tessera/rewards';
import { wheelBook } from '../src/modules/activities/wheel-book.ts';
import { audit } from '../src/modules/ledger/index.ts';
import { advanceEarned } from '../src/modules/rewards/advance.ts';
import { qualifyingStakes } from '../src/modules/rewards/qualifying.ts';
import { rewardBook } from '../src/modules/rewards/reward-book.ts';
import { createRewards, type Rewards } from '../src/modules/rewards/service.ts';
import { draftOffer, type NewOffer, publishOffer, stopOffer } from '../src/modules/rewards/write-offers.ts';
import { packetBook } from '../src/modules/welfare/packet-book.ts';
import { isStoreUnavailable, type Tx } from '../src/store/index.ts';
import { noEvents } from './events.ts';
import type { TestStore } from './kit.ts';

/** Rewards over a test store, with players and offers made directly in it. */
export interface RewardWorld {
  readonly rewards: Rewards;
  /** Players told of a balance, in order. */
  readonly told: bigint[];
  /** A new account that may receive rewards, unless it is of another kind. */
  player(kind?: 'player' | 'trial' | 'operator'): Promise<bigint>;
  players(count: number): Promise<bigint[]>;
  /** Adds and publishes a version of an offer, by default without bounds and live from now on. */
  offer(fields?: Partial<NewOffer>): Promise<{ id: string; version: number }>;
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  balance(user: bigint): Promise<bigint>;
  /** Violations that the auditor finds, in the whole ledger by default. */
  faults(whole?: boolean): Promise<string[]>;
}

/** Terms from JSON; throws when they are wrong. */
export function termsOf(json: object): Terms {
  const read = readTerms(json);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

export const units = (value: number | bigint): Amount => BigInt(value) as Amount;

/** Repeats an act that got no connection, as a client does: it has done nothing. */
export async function untilConnected<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isStoreUnavailable(error)) throw error;
    }
  }
}

export async function createRewardWorld(db: TestStore): Promise<RewardWorld> {
  const told: bigint[] = [];
  const rewards = createRewards({
    store: db.store,
    events: noEvents,
    emit: { user: (userId) => void told.push(userId) },
    now: db.clock.local,
  });
  let made = 0;
  const insert = (count: number, kind: string) =>
    db.asOwner<{ id: bigint }>(
      `insert into user_account (user_name, kind, language, password_hash, currency, created_at, expires_at)
       select 'rewarded_' || $3 || '_' || n, $2, 'enUs', case when $2 <> 'trial' then 'x' end,
         case $2 when 'trial' then 'TRIAL' else 'CNY' end, app_now(), case when $2 = 'trial' then app_now() + interval '1 day' end
       from generate_series(1, $1) n returning id`,
      [count, kind, ++made],
    );
  return {
    rewards,
    told,
    player: async (kind = 'player') => BigInt((await insert(1, kind))[0]!.id),
    players: async (count) => (await insert(count, 'player')).map(({ id }) => BigInt(id)),
    offer: (fields) => publishTestOffer(db, fields),
    tx: (work) => db.store.tx(work),
    async balance(user) {
      const { rows } = await db.store.query<{ balance: bigint }>(
        "select balance from player_balance where user_id = $1 and kind = 'main' and currency = 'CNY'",
        [user],
      );
      return rows[0]?.balance ?? 0n;
    },
    faults: (whole) => rewardFaults(db, whole),
  };
}

let offers = 0;

/** Adds and publishes a version of an offer, by default without bounds and live from now on. */
export async function publishTestOffer(
  db: TestStore,
  fields: Partial<NewOffer> = {},
): Promise<{ id: string; version: number }> {
  const id = fields.id ?? `offer-${++offers}`;
  const version = await db.opsStore.tx((tx) =>
    draftOffer(
      tx,
      {
        id,
        name: { enUs: 'An offer', zhCn: '活动' },
        terms: termsOf({ kind: 'daily_task', task: 'verify_draw', goal: 1, prize: '1' }),
        starts: db.clock.local() - 1_000,
        ...fields,
      },
      'test',
    ),
  );
  await db.opsStore.tx((tx) => publishOffer(tx, id, version));
  return { id, version };
}

export const stopTestOffer = (db: TestStore, id: string): Promise<boolean> =>
  db.opsStore.tx((tx) => stopOffer(tx, id));

/** Counts the stake of a decided draw towards the bonuses of its players. */
export const countDrawStake = (db: TestStore, draw: bigint): Promise<unknown> =>
  db.store.tx(async (tx) => advanceEarned(tx, `draw:${draw}`, await qualifyingStakes(tx, draw)));

/** Violations that the auditor finds in rewards, in the whole ledger by default. */
export async function rewardFaults(db: TestStore, whole = true): Promise<string[]> {
  const report = await audit(db.auditStore, [rewardBook, wheelBook, packetBook], whole);
  return report!.violations.map(({ rule, detail }) => `${rule} ${detail}`);
}
