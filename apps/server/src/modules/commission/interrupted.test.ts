import { setTimeout as pause } from 'node:timers/promises';
import { amountOf, dayIn } from '@tessera/protocol';
import { addDays, chainCommission, weekOf } from '@tessera/rewards';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { decide, seedProducts } from '../../../test/decided-bets.ts';
import { useStore } from '../../../test/kit.ts';
import { untilConnected } from '../../../test/rewards.ts';
import { createTeamWorld } from '../../../test/teams.ts';
import { audit } from '../ledger/index.ts';
import { commissionBook } from './book.ts';
import { makeDay, makePayable } from './make.ts';
import { payWeek } from './pay.ts';

const db = useStore();
const ZONE = 'Asia/Shanghai';
const DAY_MS = 86_400_000;
const FROM = '2025-12-01';
/** The top first; the last is the rate of the players. */
const RATES = [12_000, 9_500, 9_000, 8_000, 4_000];
const PLAYERS = 30;

let chain: bigint[];
let players: bigint[];
let at = Date.UTC(2026, 0, 5, 4);
beforeAll(() => seedProducts(db()));

/** A team of its own with bets on a day of its own, and what each upline earns of them. */
let day: string;
let week: string;
let due: Map<bigint, bigint>;
beforeEach(async () => {
  at += 28 * DAY_MS;
  day = dayIn(at, ZONE);
  week = weekOf(addDays(day, 14));
  const world = createTeamWorld(db());
  chain = [await world.agent({ ppm: RATES[0]!, from: FROM })];
  for (const ppm of RATES.slice(1, -1))
    chain.push(await world.member(chain.at(-1)!, { kind: 'agent', ppm, from: FROM }));
  players = [];
  for (let made = 0; made < PLAYERS; made += 1)
    players.push(await world.member(chain.at(-1)!, { ppm: RATES.at(-1)!, from: FROM }));
  const stakes = players.map((user, place) => ({ user, at, stake: BigInt(place + 1) * 1_234_567n }));
  await decide(db(), stakes);
  due = new Map();
  for (const { stake } of stakes)
    for (const [place, amount] of chainCommission(amountOf(stake), RATES).entries())
      due.set(chain[place]!, (due.get(chain[place]!) ?? 0n) + amount);
});

const deps = () => ({ store: db().store, emit: { user: () => {} } });
const steps = [
  () => db().store.tx((tx) => makeDay(tx, day, ZONE)),
  () => db().store.tx((tx) => makePayable(tx, day)),
  () => payWeek(deps(), week, 1),
] as const;

/** What each upline has on the main account, and how many payments it got. */
async function paid(): Promise<Map<bigint, bigint>> {
  const { rows } = await db().store.query<{ user_id: bigint; balance: bigint; count: number }>(
    `select b.user_id, b.balance, (select count(*)::integer from posting t where t.user_id = b.user_id and t.kind = 'commission') as count
     from player_balance b where b.user_id = any ($1) and b.kind = 'main'`,
    [chain],
  );
  for (const { count } of rows) expect(count).toBe(1);
  return new Map(rows.map(({ user_id, balance }) => [user_id, balance]));
}

async function sound(): Promise<void> {
  expect(await paid()).toEqual(due);
  const { rows } = await db().store.query<{ states: string[] }>(
    'select array_agg(distinct state) as states from team_commission where beneficiary = any ($1)',
    [chain],
  );
  expect(rows[0]!.states).toEqual(['paid']);
  expect((await audit(db().auditStore, [commissionBook], true))?.violations).toEqual([]);
}

test('[R3] [F4] 50 jobs of one period at once pay each agent once', async () => {
  for (const step of steps) await Promise.all(Array.from({ length: 50 }, () => untilConnected(() => step())));
  await sound();
  for (const step of steps) expect(await step()).toBe(0);
  await sound();
});

test('[R3] [F1] a period killed at 20 points in each of its steps pays the same, once', async () => {
  for (const step of steps) {
    for (let point = 0; point < 20; point += 1) {
      const working = step().catch(() => undefined);
      await pause(point / 2);
      await db().asOwner(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where query ~ 'commission_(make|ready|pay)' and pid <> pg_backend_pid() and datname = current_database()`,
      );
      await working;
    }
    await untilConnected(() => step());
  }
  await sound();
});
