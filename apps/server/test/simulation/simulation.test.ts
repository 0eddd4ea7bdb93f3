import { beforeAll, expect, test } from 'vitest';
import { transitBook } from '../../src/modules/games/index.ts';
import { seedGames } from '../../src/modules/games/seed.ts';
import { createAuditor, createChain, createLedger } from '../../src/modules/ledger/index.ts';
import { type BetWorld, createBetWorld } from '../bets.ts';
import { useStore } from '../kit.ts';
import { simulate } from './simulate.ts';

/** `SEED=name` plays that one alone; `SEEDS=10000` as many (a night's work). */
const seeds = process.env.SEED
  ? [process.env.SEED]
  : Array.from(
      { length: Number(process.env.SEEDS ?? (process.env.TRUST === 'full' ? 2_000 : 200)) },
      (_, i) => `s${i}`,
    );

/** Seeds at a time: they share the store and nothing else. */
const LANES = 4;

const db = useStore();
let world: BetWorld;
beforeAll(async () => {
  world = await createBetWorld(db());
  await db().store.tx(seedGames);
});

test('[S1] [M5] [L1] whatever happens in whatever order, the store says what plain arithmetic says', async ({
  task,
}) => {
  let deaths = 0;
  const rest = [...seeds];
  const lane = async () => {
    for (let seed = rest.pop(); seed !== undefined; seed = rest.pop()) {
      deaths += (await simulate(seed, db(), world)).deaths;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  expect(deaths).toBeGreaterThan(seeds.length > 10 ? seeds.length : -1);
  const ledger = await createLedger(db().store, db().notices);
  await createChain(db().store).drain();
  const report = await createAuditor({ ...db(), ledger, checks: [transitBook] }).run(true);
  expect(report?.violations).toEqual([]);
  const text = `${seeds.length} seeds, ${deaths} crashes in them, 0 violations`;
  Object.assign(task.meta, { figure: { id: 'S1', text } });
}, 3_600_000);

test('[S1] a hundredth of a cent out of nowhere is found out, and the seed finds it again', async () => {
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
