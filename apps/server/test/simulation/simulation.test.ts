import { beforeAll, expect, test } from 'vitest';
import { transitBook } from '../../src/modules/games/index.ts';
import { seedGames } from '../../src/modules/games/seed.ts';
import { createAuditor, createChain, createLedger } from '../../src/modules/ledger/index.ts';
import { betBook } from '../../src/modules/settlement/index.ts';
import { type BetWorld, createBetWorld } from '../bets.ts';
import { useStore } from '../kit.ts';
import { simulate } from './simulate.ts';

/** `SEED=name` runs only that seed; `SEEDS=500` that number of seeds, `SEEDS_FROM=2000` from that number on. */
const from = Number(process.env.SEEDS_FROM ?? 0);
const count = Number(process.env.SEEDS ?? (process.env.TRUST === 'full' ? 10_000 : 200));
const seeds = process.env.SEED
  ? [process.env.SEED]
  : Array.from({ length: count }, (_, index) => `s${from + index}`);

/** Seeds that run at a time; they share only the store. */
const LANES = 4;

const db = useStore();
let world: BetWorld;
beforeAll(async () => {
  world = await createBetWorld(db());
  await db().store.tx(seedGames);
});

test('[S1] [M5] [L1] after any events in any order, the balances equal those of a simple model', async ({
  task,
}) => {
  const met: Record<string, number> = {};
  await inLanes(seeds, async (seed) => {
    for (const [fate, times] of Object.entries((await simulate(seed, db(), world)).met)) {
      met[fate] = (met[fate] ?? 0) + times;
    }
  });
  // This many seeds meet every kind of failure.
  if (seeds.length > 50) for (const times of Object.values(met)) expect(times).toBeGreaterThan(0);
  const ledger = await createLedger(db().store, db().nodeChannels);
  await createChain(db().store).drain();
  const report = await createAuditor({ ...db(), ledger, checks: [betBook, transitBook] }).run(true);
  expect(report?.violations).toEqual([]);
  const { before = 0, after = 0, pool = 0, disk: board = 0, held = 0, short = 0 } = met;
  const text = `${seeds.length} seeds, in them ${before + after} crashes, ${pool} times no connection, ${board} full disks, ${short} records written short, ${held} times the event loop held: 0 violations`;
  Object.assign(task.meta, { figure: { id: 'S1', text } });
}, 3_600_000);

test('[S1] a seed gives the same run twice, also beside other seeds while the event loop is blocked', async () => {
  const some = Array.from({ length: 8 }, (_, index) => `again${index}`);
  const courseOf = async (seed: string) => [seed, (await simulate(seed, db(), world)).trace] as const;
  const quiet: (readonly [string, string])[] = [];
  for (const seed of some) quiet.push(await courseOf(seed));
  const busy = setInterval(() => {
    for (const until = performance.now() + 8; performance.now() < until; );
  }, 10);
  const beside = new Map<string, string>();
  try {
    await inLanes(some, async (seed) => void beside.set(...(await courseOf(seed))));
  } finally {
    clearInterval(busy);
  }
  expect(beside).toEqual(new Map(quiet));
  expect(new Set(beside.values()).size).toBe(some.length);
});

test('[S1] a hundredth of a cent added to a balance is detected, and the same seed detects it again', async () => {
  const gift = (userId: bigint) =>
    db().asOwner(
      `set session_replication_role = replica; update account set balance = balance + 1 where user_id = ${userId};
       set session_replication_role = origin`,
    );
  const outcome = () =>
    simulate('gifted', db(), world, gift).then(
      () => 'nothing was found',
      ({ message }: Error) => message.replace(/player \d+/, 'player'),
    );
  const first = await outcome();
  expect(first).toMatch(/^seed gifted, step \d+ \(\w+\): player has \d+, and should have \d+$/);
  expect(await outcome()).toBe(first);
});

/** Runs `work` for each seed, `LANES` at a time. */
async function inLanes(list: readonly string[], work: (seed: string) => Promise<void>): Promise<void> {
  const rest = [...list];
  const lane = async () => {
    for (let seed = rest.pop(); seed !== undefined; seed = rest.pop()) await work(seed);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
