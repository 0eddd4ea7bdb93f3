/**
 * Making the commission of a day of 100 000 active members (or BENCH_PLAYERS), each with five uplines and with bets in five draws, two of
 * them on opposite sides; then the payment of a week. Targets: 20 s at most for a day, and at most 4 times a plain copy of the rows that
 * it makes into a table with the same columns, indexes and checks, in the same run; 20 s for the payment. Then reads of the agent at the
 * top: sums by state, and a page of the bets of a member with 10 000 players below and of one player; 150 ms each, the median of ten.
 */
import pg from 'pg';
import { stateSums } from '../apps/server/src/modules/commission/figures.ts';
import { makeDay, makePayable, payWeek } from '../apps/server/src/modules/commission/index.ts';
import { writeSides } from '../apps/server/src/modules/water-back/lists.ts';
import { FIRST_PLAYER, openBetBench } from './lib/bet-bench.ts';
import { report } from './lib/report.ts';

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 100_000);
const ZONE = 'Asia/Shanghai';
const DAY = '2026-03-05';
const WEEK = '2026-03-16';
/** Agents by level from the top, and their rates; the players are below the last. */
const AGENTS = [1, 10, 100, 1_000, 10_000];
const RATES = [12_000, 11_000, 10_000, 8_000, 6_000, 4_000];
const TARGET_SECONDS = 20;
const TARGET_RATIO = 4;
const TARGET_PAY_SECONDS = 20;
const TARGET_READ_MS = 150;
/** Contents of the draws of a lottery; the last two are one draw. */
const DRAWS = [
  ['ssc.star5.direct-multi', '1|2|3|4|5'],
  ['ssc.star5.direct-multi', '9|2|3|4|5'],
  ['ssc.star5.direct-multi', '9|2|3|4|6'],
  ['ssc.credit.ball-sides', 'big||||'],
  ['ssc.credit.ball-sides', 'small||||'],
] as const;

const bench = await openBetBench(1);
const owner = new pg.Client(bench.url);
await owner.connect();
try {
  const { store } = bench.platform;
  await store.tx(writeSides);
  await fill();
  const made = await timed(() => store.tx((tx) => makeDay(tx, DAY, ZONE)));
  report(`commission of ${PLAYERS} members with ${AGENTS.length} uplines, s`, made.seconds, TARGET_SECONDS);
  const copied = await timed(copy);
  console.log(
    `${made.value} rows in ${made.seconds.toFixed(2)} s, their copy in ${copied.seconds.toFixed(2)} s`,
  );
  report('commission / copy of its rows', made.seconds / copied.seconds, TARGET_RATIO);
  const again = await store.tx((tx) => makeDay(tx, DAY, ZONE));
  report('rows that a second run writes', again, 0);
  await reads();
  await store.tx((tx) => makePayable(tx, DAY));
  const paid = await timed(() => payWeek({ store, emit: { user: () => {} } }, WEEK));
  report(`payment of ${paid.value} agents, s`, paid.seconds, TARGET_PAY_SECONDS);
} finally {
  await owner.end();
  await bench.close();
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const start = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - start) / 1000 };
}

/** Measures what the pages of the agent at the top read. */
async function reads(): Promise<void> {
  const { store } = bench.platform;
  const top = BigInt(FIRST_PLAYER + 1);
  const bets = (member: bigint) =>
    store.query('select * from commission_bets($1, $2, $3, $3, null, null, 21)', [top, member, DAY]);
  const last = BigInt(FIRST_PLAYER + AGENTS.reduce((sum, count) => sum + count, 0) + PLAYERS);
  for (const [name, work] of [
    ['sums by state', () => stateSums(store, top)],
    ['bets of a tenth of the team', () => bets(top + 1n)],
    ['bets of a player', () => bets(last)],
  ] as const) {
    const times: number[] = [];
    for (let round = 0; round < 10; round += 1) times.push((await timed<unknown>(work)).seconds * 1_000);
    report(`${name}, ms`, times.sort((one, other) => one - other)[5]!, TARGET_READ_MS);
  }
}

/** Accounts with their sessions, places and rates, settled draws and their bets. */
async function fill(): Promise<void> {
  await owner.query('set session_replication_role = replica');
  const all = AGENTS.reduce((sum, count) => sum + count, 0) + PLAYERS;
  await owner.query(
    `insert into user_account (id, user_name, kind, language, password_hash, currency, birth_date, created_at)
     select ${FIRST_PLAYER} + n, 'bench_' || n, 'player', 'zhCn', 'x', 'CNY', '1990-01-01', app_now() from generate_series(1, ${all}) n`,
  );
  // A browser of their own each: looked at for accounts that belong together.
  await owner.query(
    `insert into session (user_id, browser_hash, address, user_agent, created_at, last_action_at, expires_at)
     select ${FIRST_PLAYER} + n, sha256(int8send(n)), '127.0.0.1', 'bench', app_now(), app_now(), app_now() from generate_series(1, ${all}) n`,
  );
  let first = FIRST_PLAYER + 1;
  let above = 0;
  for (const [level, count] of [...AGENTS, PLAYERS].entries()) {
    const size = AGENTS[level - 1] ?? 0;
    await owner.query(
      `insert into team_member (user_id, parent, path, kind, link_id, at)
       select ${first} + n, m.user_id, coalesce(m.path || m.user_id, '{}'), '${level < AGENTS.length ? 'agent' : 'player'}',
         ${size === 0 ? 'null' : 1}, app_now()
       from generate_series(0, ${count - 1}) n left join team_member m on m.user_id = ${above} + n % ${size || 1}`,
    );
    await owner.query(
      `insert into team_rate (user_id, from_day, ppm, at)
       select ${first} + n, '2026-01-01', ${RATES[level]}, app_now() from generate_series(0, ${count - 1}) n`,
    );
    above = first;
    first += count;
  }
  for (const [place, [play, content]] of DRAWS.entries()) {
    const draw = Math.min(place + 1, 4);
    await owner.query(
      `insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, settled_at, bets)
       values (${draw}, 'ssc-1m', 'bench-${draw}', 'settled', '${DAY} 01:00+08', '${DAY} 02:00+08', '${DAY} 03:00+08',
         '${DAY} 04:00+08', ${PLAYERS}) on conflict do nothing`,
    );
    await owner.query(
      `insert into bet (id, user_id, draw_id, lottery_id, play_id, board, content, lines, unit_stake, multiple, stake, rebate_ppm,
         odds, max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
       select ${(place + 1) * 10_000_000} + n, ${above} + n, ${draw}, 'ssc-1m', '${play}', 'credit', to_jsonb('${content}'::text),
         1, 200000, 1, 200000, 0, '{}', 100, 'CNY', sha256(int8send(n)), substr(sha256(int8send(n)), 1, 16),
         substr(sha256(int8send(n)), 1, 16), gen_random_uuid(), ${place}, '${DAY} 01:30+08'
       from generate_series(0, ${PLAYERS - 1}) n`,
    );
  }
  await owner.query('set session_replication_role = origin');
  await owner.query('analyze');
}

/** Copies the rows into an empty table with the same columns, indexes and checks. */
async function copy(): Promise<void> {
  await owner.query('create table plain (like team_accrual including all)');
  await owner.query('insert into plain select * from team_accrual');
}
