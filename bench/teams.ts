/**
 * Reports of teams on a platform with 1 000 000 members (or BENCH_MEMBERS) on nine levels, of whom 100 000 (or BENCH_PLAYERS) are active:
 * the roll-up of a day of all of them, the report of any team over 30 days, the rows of an agent with 10 000 direct members, and the file
 * of 100 000 members. Targets: 5 s for the roll-up; 50 ms for the 95th percentile of reports and 150 ms for every drill-down; 32 MB in
 * use for the file. Beside them, in the same run: the plain query over the ledger and a recursive query over days of players, which
 * the roll-ups replace.
 *
 * Half of the players are active on each of the 29 days before, of which only the roll-ups exist.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import pino from 'pino';
import { createCommission } from '../apps/server/src/modules/commission/service.ts';
import type { ReportDeps } from '../apps/server/src/modules/reports/deps.ts';
import { rollUp } from '../apps/server/src/modules/reports/index.ts';
import { teamReport } from '../apps/server/src/modules/reports/team.ts';
import { teamFile } from '../apps/server/src/modules/reports/team-file.ts';
import { rawTeamDays, rolledDays, withoutEmpty } from '../apps/server/test/reports.ts';
import { openBetBench } from './lib/bet-bench.ts';
import { fillTeams, type Tree } from './lib/fill-teams.ts';
import { median, quantile, report } from './lib/report.ts';

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 1_000_000);
const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 100_000);
const ZONE = 'Asia/Shanghai';
/** Days of the reports; the ledger has the movements of the last. */
const RANGE = { from: '2026-02-04', to: '2026-03-05' };
/** Reports that are timed: of the largest teams, of those with the most direct members, and of others. */
const TEAMS = { largest: 20, wide: 10, others: 370 };
const FILE_ROWS = 100_000;
const ROUNDS = 3;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const bench = await openBetBench(1);
const owner = new pg.Client(bench.url);
await owner.connect();
try {
  const { store, clock } = bench.platform;
  const tree = await fillTeams(owner, { members: MEMBERS, players: PLAYERS, ...RANGE });
  const settings = { get: (key: string) => (key === 'timeZone' ? ZONE : '1') } as ReportDeps['settings'];
  const log = pino({ level: 'silent' });
  const base = { store, clock, log, settings, lotteries: bench.lotteries };
  const deps: ReportDeps = {
    ...base,
    commission: createCommission({ ...base, emit: { user: () => {} } }),
    texts: { languageOf: () => 'enUs', text: (_, key) => key },
  };

  await rollUps();
  await tree.addHistory();
  await reports(tree, deps);
  await plainQueries(tree);
  await file(tree, deps);
} finally {
  await owner.end();
  await bench.close();
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const start = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - start) / 1000 };
}

/** The day of all active players, from the first batch to the last. */
async function rollUps(): Promise<void> {
  const { store } = bench.platform;
  let entries = 0;
  const rolled = await timed(async () => {
    for (let more = true; more; ) {
      const done = await store.tx((tx) => rollUp(tx, ZONE));
      entries += done.entries;
      more = done.more;
    }
  });
  report(`roll-up of ${PLAYERS} active players, s`, rolled.seconds, 5);
  console.log(`${entries} entries of the ledger`);
  const again = await store.tx((tx) => rollUp(tx, ZONE));
  report('entries that a second run reads', again.entries, 0);
}

/** Reports of teams of every size, and the pages of agents with many direct members by each column. */
async function reports(tree: Tree, deps: ReportDeps): Promise<void> {
  const ask = (agent: bigint, input: Partial<Parameters<typeof teamReport>[1]> = {}) =>
    teamReport(
      { userId: agent, kind: 'player', currency: 'CNY' },
      { ...RANGE, sort: 'stake', ascending: false, page: 1, ...input },
      deps,
    );
  const agents = [
    ...tree.agents.slice(0, TEAMS.largest),
    ...tree.wide.slice(0, TEAMS.wide),
    ...Array.from({ length: TEAMS.others }, (_, place) => tree.agents[(place * 7919) % tree.agents.length]!),
  ];
  // The first answer plans the statements.
  await ask(agents[0]!);
  const seconds: number[] = [];
  for (const agent of agents) seconds.push((await timed(() => ask(agent))).seconds);
  const sorted = seconds.toSorted((one, other) => one - other);
  report(`report of ${agents.length} teams over 30 days, p95, ms`, quantile(sorted, 0.95) * 1_000, 50);
  console.log(
    `median ${(median(seconds) * 1_000).toFixed(1)} ms, largest team ${(seconds[0]! * 1_000).toFixed(1)} ms`,
  );
  const [wide] = tree.wide;
  let slowest = 0;
  for (const sort of ['stake', 'net', 'name', 'rate', 'members', 'mine'] as const) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push((await timed(() => ask(tree.top, { of: Number(wide), sort }))).seconds);
    console.log(`drill-down by ${sort}: ${(median(rounds) * 1_000).toFixed(1)} ms`);
    slowest = Math.max(slowest, median(rounds));
  }
  report('drill-down to 10 000 direct members, ms', slowest * 1_000, 150);
}

/** What the roll-ups replace, for a team of a quarter of all members. */
async function plainQueries(tree: Tree): Promise<void> {
  const { store } = bench.platform;
  const agent = tree.agents[1]!;
  const day = [agent, 'CNY', RANGE.to, RANGE.to];
  const raw = await timed(() => store.query(rawTeamDays, [...day, ZONE]));
  const rolled = await timed(() => store.query(rolledDays('team_day'), day));
  const equal =
    JSON.stringify(text(rolled.value.rows)) === JSON.stringify(text(withoutEmpty(raw.value.rows as never)));
  report('days in which both differ', equal ? 0 : 1, 0);
  const recursive = await timed(() =>
    store.query(
      `with recursive below as (
         select user_id from team_node where parent = $1
         union all select n.user_id from team_node n join below on n.parent = below.user_id)
       select d.day, sum(d.stake), sum(d.payout) from below join player_day d on d.user_id = below.user_id
       where d.currency = 'CNY' and d.day between $2 and $3 group by d.day`,
      [agent, RANGE.from, RANGE.to],
    ),
  );
  console.log(
    `a team of ${Math.round(MEMBERS / 4)}: plain query over the ledger, 1 day, ${raw.seconds.toFixed(2)} s; ` +
      `recursive query over days of players, 30 days, ${recursive.seconds.toFixed(2)} s; roll-up, 1 day, ${(rolled.seconds * 1_000).toFixed(1)} ms`,
  );
}

function text(rows: readonly object[]): unknown {
  return rows.map((row) => Object.entries(row).map(([key, value]) => `${key} ${value}`));
}

/** The file of a team, up to so many rows: what is in use meanwhile beyond what was before. */
async function file(tree: Tree, deps: ReportDeps): Promise<void> {
  const wanted = { ...RANGE, userId: tree.top, of: tree.top, currency: 'CNY', language: 'enUs' };
  // The first part of another file loads what both need.
  for await (const _ of teamFile({ ...wanted, of: tree.agents.at(-1)! }, deps).parts);
  const before = inUse();
  let [rows, bytes, grown] = [-1, 0, 0];
  const read = await timed(async () => {
    for await (const part of teamFile(wanted, deps).parts) {
      rows += part.split('\r\n').length - 1;
      bytes += part.length;
      if (rows % 10_000 < 1_000) grown = Math.max(grown, inUse() - before);
      if (rows >= FILE_ROWS) break;
    }
  });
  report(`memory in use for a file of ${rows} rows, MB`, grown, 32);
  console.log(`${(bytes / 1024 / 1024).toFixed(1)} MB in ${read.seconds.toFixed(1)} s`);
}

/** MB of referenced memory. */
function inUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}
