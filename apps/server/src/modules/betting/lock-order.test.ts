import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BetWorld, createBetWorld, type DrawRow } from '../../../test/bets.ts';
import { useStore } from '../../../test/kit.ts';
import { grant } from '../../../test/money.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import type { Bettor } from './index.ts';

const db = useStore();
let world: BetWorld;
let ledger: Ledger;
let draws: readonly [first: DrawRow, second: DrawRow];
/** Draw of the first player's bet. */
let elsewhere: DrawRow;
/** Players by ascending id of their main account. A bet of `busy` keeps the lane occupied while a batch gathers. */
let busy: Bettor;
let low: Bettor;
let high: Bettor;

/** `holder` locks rows that others then wait for; `prober` checks which rows are locked. */
let holder: pg.Client;
let prober: pg.Client;

beforeAll(async () => {
  world = await createBetWorld(db());
  ledger = await createLedger(db().store, db().nodeChannels);
  const hour = { closeIn: 3_600_000 };
  draws = [await world.draw(hour), await world.draw(hour)];
  elsewhere = await world.draw(hour);
  busy = await world.player();
  low = await world.player();
  high = await world.player();
  // The first bet on a draw creates its exposure row.
  for (const draw of draws) await world.betting.place(busy, world.request(draw, [{}]));
  const ids = [await accountOf(busy), await accountOf(low), await accountOf(high)];
  expect(ids).toEqual(ids.toSorted((one, other) => Number(one - other)));
  expect(draws[0].id).toBeLessThan(draws[1].id);
});

beforeEach(async () => {
  holder = new pg.Client(db().store.address.ownerUrl);
  prober = new pg.Client(db().store.address.ownerUrl);
  await Promise.all([holder.connect(), prober.connect()]);
});
afterEach(() => Promise.all([holder.end(), prober.end()]));

async function accountOf({ userId }: Bettor): Promise<bigint> {
  const [row] = await db().asOwner<{ id: string }>(
    "select id::text from account where user_id = $1 and kind = 'main'",
    [userId],
  );
  return BigInt(row!.id);
}

const main = (player: Bettor) =>
  ["select from account where user_id = $1 and kind = 'main'", [player.userId]] as const;
const exposure = (draw: DrawRow) => ['select from exposure where draw_id = $1', [draw.id]] as const;
const drawRow = (draw: DrawRow) => ['select from draw where id = $1', [draw.id]] as const;
type Row = readonly [select: string, values: readonly unknown[]];

const hold = ([select, values]: Row) => holder.query(`${select} for update`, [...values]);
const isHeld = async ([select, values]: Row) =>
  (await prober.query(`${select} for update skip locked`, [...values])).rowCount === 0;

/** Resolves when this number of transactions of the database wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await prober.query(
      `select count(distinct pid)::integer as waiting from pg_stat_activity
       where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    );
    if (rows[0].waiting === count) return;
  }
}

/**
 * Makes one batch of `bets`, in this order, wait for the locked row `held`; returns for each of `rows` whether the batch
 * holds its lock meanwhile.
 */
async function heldByBatch(
  bets: readonly (readonly [Bettor, DrawRow])[],
  held: Row,
  rows: readonly Row[],
): Promise<boolean[]> {
  const first = new pg.Client(db().store.address.ownerUrl);
  await first.connect();
  try {
    await first.query('begin');
    await first.query(`${main(busy)[0]} for update`, [...main(busy)[1]]);
    const ahead = world.betting.place(busy, world.request(elsewhere, [{}]));
    await untilWaiting(1);
    const placing = bets.map(([player, draw]) => world.betting.place(player, world.request(draw, [{}])));
    await holder.query('begin');
    await hold(held);
    await first.query('commit');
    await ahead;
    await untilWaiting(1);
    const seen: boolean[] = [];
    for (const row of rows) seen.push(await isHeld(row));
    await holder.query('commit');
    for (const { items } of await Promise.all(placing)) expect(items.every(({ ok }) => ok)).toBe(true);
    return seen;
  } finally {
    await first.end();
  }
}

describe('[M3] a batch of bets locks', () => {
  // Sent in descending order, so that the sending order differs from the id order.
  const descending = () =>
    [
      [high, draws[0]],
      [low, draws[0]],
    ] as const;

  test('the draw before any account', async () => {
    expect(await heldByBatch([[high, draws[1]]], drawRow(draws[1]), [main(high)])).toEqual([false]);
  });

  test('accounts by ascending id', async () => {
    expect(await heldByBatch(descending(), main(low), [main(high)])).toEqual([false]);
    expect(await heldByBatch(descending(), main(high), [main(low)])).toEqual([true]);
  });

  const acrossDraws = () =>
    [
      [low, draws[1]],
      [high, draws[0]],
    ] as const;

  test('exposure rows last and by ascending draw id', async () => {
    const accounts = [main(low), main(high)];
    const [one, two] = draws;
    expect(await heldByBatch(acrossDraws(), exposure(one), [...accounts, exposure(two)])).toEqual([
      true,
      true,
      false,
    ]);
    expect(await heldByBatch(acrossDraws(), exposure(two), [...accounts, exposure(one)])).toEqual([
      true,
      true,
      true,
    ]);
  });
});

test.each([
  ['low', 'high', false],
  ['high', 'low', true],
] as const)(
  '[M3] a posting that waits for the %s account has locked the %s one: %s',
  async (waited, other, held) => {
    const players = { low, high };
    await holder.query('begin');
    await hold(main(players[waited]));
    // One statement for both players, with the higher account first.
    const posting = db().store.tx((tx) =>
      ledger.post(tx, [grant(high.userId, 1n, 'CNY'), grant(low.userId, 1n, 'CNY')]),
    );
    await untilWaiting(1);
    expect(await isHeld(main(players[other]))).toBe(held);
    await holder.query('commit');
    await posting;
  },
);
