/**
 * Opening red packets: each of 1 500 players presses once for a packet of 1 000 shares, 256 at a time, through the service; ten
 * packets one after the other. Each share is a reward with its ledger entries. Targets: 1 000 presses a second, shares that sum to
 * the pool exactly and one a player; and at least 1.0 times the presses of a plain claim in the same run: one statement that
 * takes the next free row, without grant, ledger or budget.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { AppError } from '../apps/server/src/errors.ts';
import { createRewards } from '../apps/server/src/modules/rewards/service.ts';
import { createPacketClaims } from '../apps/server/src/modules/welfare/packet-claims.ts';
import { readTerms, termsJson } from '../packages/rewards/src/index.ts';
import { FIRST_PLAYER, openBetBench } from './lib/bet-bench.ts';
import { report } from './lib/report.ts';

const PLAYERS = 1_500;
const SHARES = 1_000;
const PACKETS = 10;
const CLIENTS = 256;
const PLAIN_CLIENTS = 48;
const TARGET_PER_SECOND = 1_000;
const TARGET_RATIO = 1.0;
const POOL = 50_000_000n;

const bench = await openBetBench(PLAYERS);
const owner = new pg.Client(bench.url);
await owner.connect();
try {
  await fill();
  const { store } = bench.platform;
  const rewards = createRewards({
    store,
    events: { publish: async () => {} },
    emit: { user: () => {} },
    now: Date.now,
  });
  const claims = createPacketClaims({ store, rewards });
  const open = (user: bigint, id: string) =>
    claims.submit({ user, rid: randomBytes(16).toString('hex'), offer: { id, version: 1 }, weight: 1 });
  const service = await measured(CLIENTS, async (user, packet) => isTaken(open(user, `bench-${packet}`)));
  const pool = new pg.Pool({ connectionString: bench.url, max: PLAIN_CLIENTS });
  const plain = await measured(PLAIN_CLIENTS, async (user, packet) => {
    const { rowCount } = await pool.query(
      `with free as (select share from plain where packet = $1 and user_id is null order by share limit 1 for update skip locked)
       update plain p set user_id = $2, taken_at = now() from free where p.packet = $1 and p.share = free.share`,
      [packet, user],
    );
    return rowCount === 1;
  });
  await pool.end();
  console.log(`service      ${service.perSecond.toFixed(0)} presses/s`);
  console.log(`plain claim  ${plain.perSecond.toFixed(0)} presses/s`);
  report('packets, presses/s', service.perSecond, TARGET_PER_SECOND, true);
  report('packets, ratio to a plain claim', service.perSecond / plain.perSecond, TARGET_RATIO, true);
  report('shares opened and not in the pool', service.taken - PACKETS * SHARES, 0);
  report('players with two shares, sums that differ', await faults(), 0);
} finally {
  await owner.end();
  await bench.close();
}

/** Presses of all players for each packet, `clients` at a time. */
async function measured(
  clients: number,
  press: (user: bigint, packet: number) => Promise<boolean>,
): Promise<{ perSecond: number; taken: number }> {
  let taken = 0;
  const start = performance.now();
  for (let packet = 0; packet < PACKETS; packet += 1) {
    let next = 0;
    await Promise.all(
      Array.from({ length: clients }, async () => {
        for (let player = next++; player < PLAYERS; player = next++)
          if (await press(BigInt(FIRST_PLAYER + player), packet)) taken += 1;
      }),
    );
  }
  return { perSecond: (PACKETS * PLAYERS) / ((performance.now() - start) / 1000), taken };
}

/** Whether a press got a share; false when none was left. */
async function isTaken(press: Promise<unknown>): Promise<boolean> {
  try {
    await press;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'reward_budget_gone') return false;
    throw error;
  }
}

/** Accounts, and packets that are split already: how a pool is split is not measured. */
async function fill(): Promise<void> {
  const read = readTerms({ kind: 'packets', pool: '5000', shares: SHARES, min: '0.1', max: '20' });
  if (!read.ok) throw new Error('the terms are wrong');
  await owner.query(
    `insert into user_account (id, user_name, kind, language, password_hash, currency, birth_date, created_at)
     select ${FIRST_PLAYER} + n, 'bench_' || n, 'player', 'zhCn', 'x', 'CNY', '1990-01-01', app_now()
     from generate_series(0, ${PLAYERS - 1}) n`,
  );
  await owner.query('set session_replication_role = replica');
  for (let packet = 0; packet < PACKETS; packet += 1) {
    const names = [`bench-${packet}`];
    await owner.query(
      `insert into offer (id, version, kind, name, terms, currency, starts, ends, budget, created_at, created_by, live_at)
       values ($1, 1, 'packets', '{}', $2, 'CNY', app_now() - interval '1 h', app_now() + interval '1 d', ${POOL}, app_now(), 'bench',
         app_now())`,
      [...names, JSON.stringify(termsJson(read.value))],
    );
    await owner.query(`insert into offer_use (offer_id, budget) values ($1, ${POOL})`, names);
    await owner.query(
      `insert into packet_pool (offer_id, version, at, beacon, round, due, seed_index, context, signature, drawn_at)
       values ($1, 1, app_now(), sha256('x'), 1, app_now(), 1, 'packets', decode(repeat('00', 48), 'hex'), app_now())`,
      names,
    );
    await owner.query(
      `insert into packet_share (offer_id, version, share, amount)
       select $1, 1, n, ${POOL / BigInt(SHARES)} from generate_series(0, ${SHARES - 1}) n`,
      names,
    );
  }
  await owner.query('set session_replication_role = origin');
  await owner.query(
    'create table plain (packet integer, share integer, amount bigint, user_id bigint, taken_at timestamptz, primary key (packet, share))',
  );
  await owner.query('create index on plain (packet, share) where user_id is null');
  await owner.query(
    `insert into plain select p, n, 50000 from generate_series(0, ${PACKETS - 1}) p, generate_series(0, ${SHARES - 1}) n`,
  );
  await owner.query('analyze');
}

/** Packets whose use, shares, grants or credits differ from the pool, and players with two shares of one. */
async function faults(): Promise<number> {
  const { rows } = await owner.query<{ faults: string }>(
    `select (select count(*) from offer_use where used <> budget)
       + (select count(*) from (select sum(amount) as sum, count(*) as shares, count(distinct user_id) as players
            from packet_share group by offer_id) s where sum <> ${POOL} or shares <> players)
       + (select count(*) from (select sum(paid) as paid from reward_grant group by offer_id) g where paid <> ${POOL})
       as faults`,
  );
  return Number(rows[0]!.faults);
}
