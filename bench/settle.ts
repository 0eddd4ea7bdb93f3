/**
 * Settling one draw of 200 000 bets (and of BENCH_BETS, such as 1000000) with 10 % winners, beside a raw COPY of the
 * same bet rows into a table with the same columns and indexes. Targets: the whole at most 0.8 of the COPY, the
 * writing at most 0.3 of it (architecture, section 8).
 */
import pg from 'pg';
import { sealedSet } from '../apps/server/src/modules/betting/index.ts';
import { createSettlement } from '../apps/server/src/modules/settlement/index.ts';
import type { Store } from '../apps/server/src/store/index.ts';
import { addDraw, type BetBench, FIRST_PLAYER, LOTTERY, openBetBench } from './lib/bet-bench.ts';
import { report } from './lib/report.ts';

const BETS = Number(process.env.BENCH_BETS ?? 200_000);
const PLAYERS = 10_000;
const TARGET_TOTAL = 0.8;
const TARGET_WRITE = 0.3;

const bench = await openBetBench(PLAYERS);
try {
  const { store } = bench.platform;
  const draw = await addDraw(bench, 'settle-1');
  await fill(bench, draw);
  const copy = await timeCopy(bench);
  await store.query("update draw set state = 'closed' where id = $1", [draw]);
  const sealed = await sealedSet(store, draw);
  await store.query(
    `update draw set state = 'drawn', result = '[1,2,3,4,5]', bets = $2, stake_total = $3, bets_root = decode($4, 'hex')
     where id = $1`,
    [draw, sealed.bets, sealed.stake, sealed.root],
  );
  const writing = timeWrites(store);
  const settlement = createSettlement({ ...bench.platform, store: writing.store, emit: { user: () => {} } });
  const memory = process.memoryUsage().rss;
  const start = performance.now();
  const settled = await settlement.settleDraw(draw);
  const total = (performance.now() - start) / 1000;
  const grown = (process.memoryUsage().rss - memory) / 1e6;
  console.log(
    `${BETS} bets, ${settled.outcomes} winners: COPY ${copy.toFixed(2)} s, settled in ${total.toFixed(2)} s,`,
  );
  console.log(`of it writing ${writing.seconds().toFixed(2)} s; memory +${grown.toFixed(0)} MB`);
  report('settle / COPY', total / copy, TARGET_TOTAL);
  report('writing / COPY', writing.seconds() / copy, TARGET_WRITE);
} finally {
  await bench.close();
}

/** Bets as the service leaves them, one winner in ten. */
async function fill({ platform: { store } }: BetBench, draw: bigint): Promise<void> {
  await store.query(
    `insert into ticket (id, user_id, draw_id, lottery_id, played_id, disk, content, lines, unit_stake, multiple, stake,
       rebate_ppm, odds, max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
     select 1000000 + n, ${FIRST_PLAYER} + n % ${PLAYERS}, $1, '${LOTTERY}', 'ssc.star5.direct-multi', 'tradition',
       to_jsonb(case when n % 10 = 0 then '1|2|3|4|5'
         else (n / 10 % 10) || '|' || (n / 100 % 10) || '|' || (n / 1000 % 10) || '|' || (n / 10000 % 10) || '|6' end),
       1, 20000, 1, 20000, 0, '{"win":"975000000"}', 1950000000, 'CNY', sha256(int8send(n)), substr(sha256(int8send(n)), 1, 16),
       substr(sha256(int8send(n)), 1, 16), gen_random_uuid(), 0, app_now()
     from generate_series(1, $2::bigint) n`,
    [draw, BETS],
  );
}

/** Seconds of a COPY of all bets into an empty table with their columns and indexes, from a file the server reads. */
async function timeCopy({ url }: BetBench): Promise<number> {
  const owner = new pg.Client(url);
  await owner.connect();
  const { rows } = await owner.query<{ data_directory: string }>('show data_directory');
  const file = `${rows[0]!.data_directory}/bets.copy`;
  await owner.query(`copy ticket to '${file}'`);
  await owner.query('create table ticket_copy (like ticket including indexes)');
  await owner.query('checkpoint');
  const start = performance.now();
  await owner.query(`copy ticket_copy from '${file}'`);
  const seconds = (performance.now() - start) / 1000;
  await owner.query('drop table ticket_copy');
  await owner.end();
  return seconds;
}

/** The store, with the time its chunk writes take. */
function timeWrites(store: Store): { store: Store; seconds(): number } {
  let spent = 0;
  const query: Store['query'] = async (text, values) => {
    const start = performance.now();
    const result = await store.query(text as string, values);
    if (typeof text === 'object' && text.name === 'settle_chunk') spent += performance.now() - start;
    return result as never;
  };
  return { store: { ...store, query }, seconds: () => spent / 1000 };
}
