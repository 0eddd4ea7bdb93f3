/**
 * Placing bets: 64 clients through the service call, compared with one SQL function call per bet by pgbench on the same
 * embedded store. Targets: at least 3.0 times as many bets per second, p99 at most 25 ms (`docs/benchmarks.md`).
 */
import { randomBytes } from 'node:crypto';
import { priceBet } from '../apps/server/src/modules/betting/index.ts';
import { addDraw, type BetBench, FIRST_PLAYER, LOTTERY, openBetBench } from './lib/bet-bench.ts';
import { clients, type Load, pgbench } from './lib/load.ts';
import { report } from './lib/report.ts';

const PLAYERS = 2_000;
const TARGET_RATIO = 3.0;
const TARGET_P99_MS = 25;
const RID_BYTES = 16;
let rids = Buffer.alloc(0);
const draft = { played: 'ssc.star5.direct-multi', unit_stake: '2', multiple: 1, rebate_ppm: 0 };

const bench = await openBetBench(PLAYERS);
try {
  const service = await throughService(bench);
  const plain = await pgbench(bench.url, oneBetCall(await addDraw(bench, 'pgbench-1')));
  console.log(`service call       ${service.perSecond.toFixed(0)} bets/s, p50 ${service.p50.toFixed(1)} ms`);
  console.log(`one call per bet   ${plain.toFixed(0)} bets/s (pgbench)`);
  report('place bet, ratio', service.perSecond / plain, TARGET_RATIO, true);
  report('place bet, p99 ms', service.p99, TARGET_P99_MS);
} finally {
  await bench.close();
}

async function throughService(target: BetBench): Promise<Load> {
  const { betting, lotteries } = target;
  await addDraw(target, 'service-1');
  const lottery = lotteries.find(LOTTERY)!;
  // A client knows its prices before it bets. Here the clients share the service's thread, so prices are computed once: the
  // price of the play is the same for every content.
  const priced = priceBet({ ...draft, content: '1|2|3|4|5' }, lottery);
  if (!priced.ok) throw new Error(priced.refusal.code);
  const odds = Object.fromEntries(
    Object.entries(priced.bet.odds).map(([tier, price]) => [tier, String(price)]),
  );
  return clients(() => {
    const content = Array.from({ length: 5 }, () => Math.floor(Math.random() * 10)).join('|');
    const item = { ...draft, content, lines: 1, stake: '2', odds };
    const userId = BigInt(FIRST_PLAYER + Math.floor(Math.random() * PLAYERS));
    const rid = nextRid();
    return async () => {
      const reply = await betting.place(
        { userId, currency: 'CNY', kind: 'player' },
        { rid, lottery: LOTTERY, issue: 'service-1', items: [item] },
      );
      if (!reply.items[0]!.ok) throw new Error('a bet was refused');
    };
  });
}

/** A request id. Random bytes are drawn in blocks, because the clients share the service's processor. */
function nextRid(): string {
  if (rids.length === 0) rids = randomBytes(RID_BYTES * 4_096);
  const rid = rids.toString('hex', 0, RID_BYTES);
  rids = rids.subarray(RID_BYTES);
  return rid;
}

/** A pgbench script that places the same bet as the service, one per call. */
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
