/**
 * Making the water-back of a day of 100 000 active players (or BENCH_PLAYERS), each with bets in five draws of two lotteries, half
 * of them on opposite sides, and rounds on a platform. Targets: 10 s at most; and at most 6 times a plain copy of the rows that it
 * makes into a table with the same columns and indexes, in the same run.
 *
 * The players are real accounts, because the rule who may receive a reward is asked for each of them.
 */
import pg from 'pg';
import { seedGames } from '../apps/server/src/modules/games/seed.ts';
import { countDraw } from '../apps/server/src/modules/vip/count.ts';
import { makeDay } from '../apps/server/src/modules/water-back/index.ts';
import { writeSides } from '../apps/server/src/modules/water-back/lists.ts';
import { FIRST_PLAYER, openBetBench } from './lib/bet-bench.ts';
import { report } from './lib/report.ts';

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 100_000);
const ZONE = 'Asia/Shanghai';
const DAY = '2026-03-05';
const TARGET_SECONDS = 10;
const TARGET_RATIO = 6;
const TARGET_COUNT_SECONDS = 4;
/** Lottery and content of each draw; the last two draws have both sides of each player. */
const DRAWS = [
  ['ssc-1m', 'ssc.star5.direct-multi', '1|2|3|4|5'],
  ['ssc-1m', 'ssc.star5.direct-multi', '9|2|3|4|5'],
  ['pk10-5m', 'pk10.front2.group-multi', '2,5,7'],
  ['ssc-1m', 'ssc.credit.ball-sides', 'big||||'],
  ['ssc-1m', 'ssc.credit.ball-sides', 'small||||'],
] as const;

const bench = await openBetBench(1);
const owner = new pg.Client(bench.url);
await owner.connect();
try {
  const { store } = bench.platform;
  await store.tx(seedGames);
  await store.tx(writeSides);
  await fill();
  const counted = await timed(() => store.tx((tx) => countDraw(tx, 1n)));
  report(`turnover of a draw of ${PLAYERS} players, s`, counted.seconds, TARGET_COUNT_SECONDS);
  const made = await timed(() => store.tx((tx) => makeDay(tx, DAY, ZONE)));
  report(`water-back of ${PLAYERS} players, s`, made.seconds, TARGET_SECONDS);
  const copied = await timed(copy);
  console.log(
    `${made.value} rows in ${made.seconds.toFixed(2)} s, their copy in ${copied.seconds.toFixed(2)} s`,
  );
  report('water-back / copy of its rows', made.seconds / copied.seconds, TARGET_RATIO);
  const again = await store.tx((tx) => makeDay(tx, DAY, ZONE));
  report('rows that a second run writes', again, 0);
} finally {
  await owner.end();
  await bench.close();
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const start = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - start) / 1000 };
}

/** Accounts, settled draws with their bets, and rounds of the day. */
async function fill(): Promise<void> {
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `insert into user_account (id, user_name, kind, language, password_hash, currency, birth_date, created_at)
     select ${FIRST_PLAYER} + n, 'bench_' || n, 'player', 'zhCn', 'x', 'CNY', '1990-01-01', app_now()
     from generate_series(1, ${PLAYERS}) n`,
  );
  for (const [place, [lottery, play, content]] of DRAWS.entries()) {
    const draw = place < 3 ? place + 1 : 4;
    await owner.query(
      `insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, settled_at, bets)
       values (${draw}, '${lottery}', 'bench-${draw}', 'settled', '${DAY} 01:00+08', '${DAY} 02:00+08', '${DAY} 03:00+08',
         '${DAY} 04:00+08', ${PLAYERS}) on conflict do nothing`,
    );
    await owner.query(
      `insert into bet (id, user_id, draw_id, lottery_id, play_id, board, content, lines, unit_stake, multiple, stake, rebate_ppm,
         odds, max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
       select ${(place + 1) * 10_000_000} + n, ${FIRST_PLAYER} + n, ${draw}, '${lottery}', '${play}', 'credit', to_jsonb('${content}'::text),
         1, 200000, 1, 200000, 0, '{}', 100, 'CNY', sha256(int8send(n)), substr(sha256(int8send(n)), 1, 16),
         substr(sha256(int8send(n)), 1, 16), gen_random_uuid(), ${place}, '${DAY} 01:30+08'
       from generate_series(1, ${PLAYERS}) n`,
    );
  }
  await owner.query(
    `insert into game_round (id, platform, ref, user_id, game, stake, payout, booked, at)
     select 90000000 + n, 'aurora', 'bench ' || n, ${FIRST_PLAYER} + n, (select min(id) from game where platform = 'aurora'), 100000, 0,
       true, '${DAY} 12:00+08'
     from generate_series(1, ${PLAYERS}) n`,
  );
  await owner.query('set session_replication_role = origin');
  await owner.query('analyze');
}

/** Copies the rows into an empty table with the same columns, indexes and checks. */
async function copy(): Promise<void> {
  await owner.query('create table plain (like water_back including all)');
  await owner.query('insert into plain select * from water_back');
}
