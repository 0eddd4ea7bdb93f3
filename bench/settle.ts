/**
 * Settling draws of 200 000 and of 1 000 000 bets (or only of BENCH_BETS) with 10 % winners, each between two raw COPYs of
 * its bet rows into a table with the same columns and indexes. Targets: the whole at most 0.8 of the COPY, the writing at
 * most 0.3 of it, memory flat in the number of bets (`docs/benchmarks.md`); ADR 16 describes the writes.
 *
 * The machine's speed varies by half from second to second, so the median of several draws counts. Memory is measured in a
 * draw of its own, because each measurement collects the garbage.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { sealedSet } from '../apps/server/src/modules/betting/index.ts';
import { createSettlement } from '../apps/server/src/modules/settlement/index.ts';
import type { Store } from '../apps/server/src/store/index.ts';
import { addDraw, type BetBench, FIRST_PLAYER, LOTTERY, openBetBench } from './lib/bet-bench.ts';
import { median, report } from './lib/report.ts';

const SIZES = process.env.BENCH_BETS
  ? [{ bets: Number(process.env.BENCH_BETS), draws: 3 }]
  : [
      { bets: 200_000, draws: 5 },
      { bets: 1_000_000, draws: 1 },
    ];
/** Settled before anything is measured, because Node compiles and a connection plans its statements during the first calls. */
const WARM_UP_BETS = 60_000;
const PLAYERS = 10_000;
const TARGET_TOTAL = 0.8;
const TARGET_WRITE = 0.3;
/**
 * MB in use at most while a draw is settled, beyond the use before: some chunks of 20 000 bets in progress and the cached
 * contents. One bound for every size; keeping a million bets would take hundreds.
 */
const TARGET_MEMORY = 32;
/** Number of written chunks between two measurements of the memory. */
const LOOK_EVERY = 3;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const bench = await openBetBench(PLAYERS);
const watched = watch(bench.platform.store);
const settlement = createSettlement({
  ...bench.platform,
  store: watched.store,
  events: { publish: async () => {} },
  emit: { user: () => {} },
});
let made = 0;
try {
  await settlement.settleDraw(await drawn(WARM_UP_BETS));
  for (const { bets, draws } of SIZES) await measure(bets, draws);
} finally {
  await bench.close();
}

async function measure(bets: number, draws: number): Promise<void> {
  const shares = [];
  for (let draw = 0; draw < draws; draw += 1) shares.push(await timed(bets));
  report(`settle / COPY, ${bets} bets`, median(shares.map(({ whole }) => whole)), TARGET_TOTAL);
  report(`writing / COPY, ${bets} bets`, median(shares.map(({ writing }) => writing)), TARGET_WRITE);
  const looked = await drawn(bets);
  const seen = watched.begin({ looking: true });
  await settlement.settleDraw(looked);
  report(`memory in use, MB, ${bets} bets`, seen.grownMb, TARGET_MEMORY);
}

/** The time to settle a draw, as shares of the time of a COPY of its bets. */
async function timed(bets: number): Promise<{ whole: number; writing: number }> {
  const draw = await drawn(bets);
  const copyBefore = await timeCopy(bench, draw);
  const seen = watched.begin({ looking: false });
  const start = performance.now();
  const { outcomes } = await settlement.settleDraw(draw);
  const total = (performance.now() - start) / 1000;
  const writing = seen.writingMs / 1000;
  const copy = (copyBefore + (await timeCopy(bench, draw))) / 2;
  console.log(
    `${bets} bets, ${outcomes} winners: COPY ${copy.toFixed(2)} s, settled in ${total.toFixed(2)} s, writing ${writing.toFixed(2)} s`,
  );
  return { whole: total / copy, writing: writing / copy };
}

/** Adds a draw with bets and its result, ready to be settled. */
async function drawn(bets: number): Promise<bigint> {
  const { store } = bench.platform;
  made += 1;
  const draw = await addDraw(bench, `settle-${made}`);
  await fill(bench, draw, made * 10_000_000, bets);
  await store.query("update draw set state = 'closed' where id = $1", [draw]);
  const sealed = await sealedSet(store, draw);
  await store.query(
    `update draw set state = 'sealed', seal = '{}', bets = $2, stake_total = $3, bets_root = decode($4, 'hex')
     where id = $1`,
    [draw, sealed.bets, sealed.stake, sealed.root],
  );
  await store.query(`update draw set state = 'drawn', result = '[1,2,3,4,5]' where id = $1`, [draw]);
  return draw;
}

/** Bets as the service stores them, one winner in ten. */
async function fill(
  { platform: { store } }: BetBench,
  draw: bigint,
  firstId: number,
  bets: number,
): Promise<void> {
  await store.query(
    `insert into bet (id, user_id, draw_id, lottery_id, play_id, board, content, lines, unit_stake, multiple, stake,
       rebate_ppm, odds, max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
     select $3::bigint + n, ${FIRST_PLAYER} + n % ${PLAYERS}, $1, '${LOTTERY}', 'ssc.star5.direct-multi', 'tradition',
       to_jsonb(case when n % 10 = 0 then '1|2|3|4|5'
         else (n / 10 % 10) || '|' || (n / 100 % 10) || '|' || (n / 1000 % 10) || '|' || (n / 10000 % 10) || '|6' end),
       1, 20000, 1, 20000, 0, '{"win":"975000000"}', 1950000000, 'CNY', sha256(int8send(n)), substr(sha256(int8send(n)), 1, 16),
       substr(sha256(int8send(n)), 1, 16), gen_random_uuid(), 0, app_now()
     from generate_series(1, $2::bigint) n`,
    [draw, bets, firstId],
  );
}

/** Seconds of a COPY of a draw's bets into an empty table with their columns and indexes, from a file on the database server. */
async function timeCopy({ url }: BetBench, draw: bigint): Promise<number> {
  const owner = new pg.Client(url);
  await owner.connect();
  const { rows } = await owner.query<{ data_directory: string }>('show data_directory');
  const file = `${rows[0]!.data_directory}/bets.copy`;
  await owner.query(`copy (select * from bet where draw_id = ${draw}) to '${file}'`);
  await owner.query('create table bet_copy (like bet including indexes)');
  await owner.query('checkpoint');
  const start = performance.now();
  await owner.query(`copy bet_copy from '${file}'`);
  const seconds = (performance.now() - start) / 1000;
  await owner.query('drop table bet_copy');
  await owner.end();
  return seconds;
}

/** The measurements of one settlement. */
interface Seen {
  /** Time of the writes of chunks. */
  writingMs: number;
  /** Most MB in use beyond the use at first. */
  grownMb: number;
}

/** The store, measured from one `begin` to the next; memory only when `looking`. */
function watch(store: Store): { readonly store: Store; begin(how: { readonly looking: boolean }): Seen } {
  let seen: Seen = { writingMs: 0, grownMb: -Infinity };
  let look = () => {};
  const query: Store['query'] = async (text, values) => {
    const start = performance.now();
    const result = await store.query(text as string, values);
    if (typeof text === 'object' && text.name === 'settle_chunk') {
      seen.writingMs += performance.now() - start;
      look();
    }
    return result as never;
  };
  return {
    store: { ...store, query },
    begin({ looking }) {
      const fresh = { writingMs: 0, grownMb: -Infinity };
      const before = looking ? inUse() : 0;
      let written = 0;
      look = () => {
        written += 1;
        if (looking && written % LOOK_EVERY === 0) fresh.grownMb = Math.max(fresh.grownMb, inUse() - before);
      };
      seen = fresh;
      return seen;
    },
  };
}

/** MB of referenced memory. */
function inUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}
