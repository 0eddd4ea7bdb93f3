/**
 * Placing bets: 64 clients through the service call, beside one SQL function call per bet by pgbench on the same
 * embedded store. Targets: at least 3.0 times as many bets a second, p99 at most 25 ms (architecture, section 8).
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { priceBet } from '../apps/server/src/modules/betting/index.ts';
import { addDraw, type BetBench, FIRST_PLAYER, LOTTERY, openBetBench } from './lib/bet-bench.ts';

const CLIENTS = 64;
/** As many as the embedded store takes beside the platform's own connections. */
const PGBENCH_CLIENTS = 48;
const PLAYERS = 2_000;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const TARGET_RATIO = 3.0;
const TARGET_P99_MS = 25;

const bench = await openBetBench(PLAYERS);
try {
  const service = await throughService(bench);
  const plain = await throughPgbench(bench);
  const ratio = service.perSecond / plain;
  console.log(`service call       ${service.perSecond.toFixed(0)} bets/s, p50 ${service.p50.toFixed(1)} ms`);
  console.log(`one call per bet   ${plain.toFixed(0)} bets/s (pgbench)`);
  report('place bet, ratio', ratio, TARGET_RATIO, ratio >= TARGET_RATIO);
  report('place bet, p99 ms', service.p99, TARGET_P99_MS, service.p99 <= TARGET_P99_MS);
} finally {
  await bench.close();
}

function report(name: string, measured: number, target: number, met: boolean): void {
  console.log(`${name.padEnd(18)} ${measured.toFixed(2)} / ${target}${met ? '' : '  MISSED'}`);
  if (!met) process.exitCode = 1;
}

async function throughService({ betting, lotteries, ...rest }: BetBench) {
  await addDraw({ betting, lotteries, ...rest }, 'service-1');
  const lottery = lotteries.find(LOTTERY)!;
  const content = () => Array.from({ length: 5 }, () => Math.floor(Math.random() * 10)).join('|');
  const latencies: number[] = [];
  const bet = async (): Promise<void> => {
    const draft = {
      played: 'ssc.star5.direct-multi',
      content: content(),
      unit_stake: '2',
      multiple: 1,
      rebate_ppm: 0,
    };
    const odds = shownOdds(draft.content);
    const userId = BigInt(FIRST_PLAYER + Math.floor(Math.random() * PLAYERS));
    const start = performance.now();
    const reply = await betting.place(
      { userId, currency: 'CNY', kind: 'player' },
      {
        rid: randomBytes(16).toString('hex'),
        lottery: LOTTERY,
        issue: 'service-1',
        items: [{ ...draft, lines: 1, stake: '2', odds }],
      },
    );
    if (!reply.items[0]!.ok) throw new Error('a bet was refused');
    latencies.push(performance.now() - start);
  };
  const shownOdds = (text: string): Record<string, string> => {
    const priced = priceBet(
      { played: 'ssc.star5.direct-multi', content: text, unit_stake: '2', multiple: 1, rebate_ppm: 0 },
      lottery,
    );
    if (!priced.ok) throw new Error(priced.refusal.code);
    return Object.fromEntries(Object.entries(priced.bet.odds).map(([tier, odds]) => [tier, String(odds)]));
  };
  await clients(bet, 2);
  latencies.length = 0;
  await clients(bet, SECONDS);
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)]!;
  return { perSecond: latencies.length / SECONDS, p50: at(0.5), p99: at(0.99) };
}

async function clients(work: () => Promise<void>, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < end) await work();
    }),
  );
}

async function throughPgbench(target: BetBench): Promise<number> {
  const draw = await addDraw(target, 'pgbench-1');
  const script = join(tmpdir(), `tessera-bench-${process.pid}.sql`);
  writeFileSync(script, oneBetCall(draw));
  const url = new URL(target.url);
  const run = (seconds: number) =>
    promisify(execFile)(
      'pgbench',
      [
        '-n',
        '-M',
        'prepared',
        '-f',
        script,
        '-c',
        String(PGBENCH_CLIENTS),
        '-j',
        '2',
        '-T',
        String(seconds),
        '-h',
        url.hostname,
        '-p',
        url.port,
        '-U',
        decodeURIComponent(url.username),
        url.pathname.slice(1),
      ],
      { env: { ...process.env, PGPASSWORD: decodeURIComponent(url.password) } },
    );
  await run(2);
  const { stdout } = await run(SECONDS);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

/** The same bet as the service places, one by one. */
function oneBetCall(draw: bigint): string {
  const leaf = `array['{"acct":"00","at":'], array[',"bet":'],
    array[',"content":"1|2|3|4|5","draw":"ssc-1m/pgbench-1","odds":{"win":"975000000"},"played":"ssc.star5.direct-multi","salt":"00","stake":"2.0000","v":"lot/v1"}']`;
  return `\\set u random(0, ${PLAYERS - 1})
select * from place_bets(
  array[(${FIRST_PLAYER} + :u)::bigint], array['CNY'], array['main'], array[${draw}::bigint],
  array[1], array['CNY'], array[1000000000000000], array[1], array[1], array[1000000000000000],
  array[1], array[1], array[gen_random_uuid()::text], array[repeat('00', 32)], array['[]'], array[null::bigint],
  array[1], array[1], array[1], array[0::smallint], array['${LOTTERY}'], array['ssc.star5.direct-multi'],
  array['tradition'], array['"1|2|3|4|5"'], array[null::text], array[1], array[20000::bigint], array[1],
  array[20000::bigint], array[0], array['{"win":"975000000"}'], array[1950000000::bigint],
  array[repeat('00', 16)], array[repeat('00', 16)], ${leaf});
`;
}
