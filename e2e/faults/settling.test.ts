import {
  type Content,
  compile,
  type Draw,
  payoutOf,
  playItems,
  pushTier,
  randomContent,
} from '@tessera/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BetDraft, betRequest, drawOnSale } from '../kit/bets.ts';
import { type PlayerClient, register } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import {
  armFailpoint,
  disarmFailpoints,
  type FailpointTable,
  failpointReached,
  installFailpoints,
} from './failpoint.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { died, recovered, recovery } from './recovery.ts';
import { figure, isFull } from './report.ts';

const LOTTERY = 'ssc-5m';
/** More than two chunks of a settlement. */
const BETS = 41_000;
const BETS_A_REQUEST = 200;
const PLAYERS = 4;
const SALE_MS = 60_000;

let platform: Platform;
let players: PlayerClient[];
let draw: { id: number; issue: string; draw_at: number };

beforeAll(async () => {
  platform = await startPlatform('silent', { lotteries: [LOTTERY] });
  await inside(platform, withoutCallLimits);
  players = await Promise.all(Array.from({ length: PLAYERS }, () => register(platform.pc)));
  await inside(platform, async ({ fund }) => {
    for (const { userId } of players) await fund(userId, '500000.0000');
  });
  await installFailpoints(platform);
  draw = await drawOnSale(players[0]!, LOTTERY);
  const now = await inside(platform, ({ clock }) => clock.now());
  if (draw.draw_at - now < SALE_MS) {
    await platform.advance(draw.draw_at - now);
    draw = await drawOnSale(players[0]!, LOTTERY);
  }
  await placeBets();
});
afterAll(() => platform?.stop());

/** Repeatable pseudo-random numbers from 0 to `below` - 1. */
let state = 20_261_121;
function random(below: number): number {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return Math.floor((state / 2 ** 32) * below);
}

/**
 * Places bets on every item of the classic board, half of them with a rebate, so that each way to win and each kind of
 * entry occurs.
 */
async function placeBets(): Promise<void> {
  const items = playItems('ssc').filter(({ board }) => board === 'tradition');
  const drafts: BetDraft[] = Array.from({ length: 1_000 }, (_, place) => {
    const { id } = items[place % items.length]!;
    const content = randomContent(id, random) as BetDraft['content'];
    return {
      played: id,
      content,
      unit_stake: '0.0020',
      multiple: 1,
      rebate_ppm: place % 2 === 0 ? 0 : 30_000,
    };
  });
  const pages = await Promise.all(
    [0, 1, 2, 3, 4].map((page) =>
      betRequest(
        players[0]!,
        LOTTERY,
        draw.issue,
        drafts.slice(page * BETS_A_REQUEST, (page + 1) * BETS_A_REQUEST),
      ),
    ),
  );
  const requests = Array.from({ length: BETS / BETS_A_REQUEST }, (_, n) => n);
  const lane = async (player: PlayerClient) => {
    for (let n = requests.pop(); n !== undefined; n = requests.pop()) {
      const rid = n.toString(16).padStart(32, '0');
      const { items } = await player.ok('POST /api/lottery/bet', { ...pages[n % pages.length]!, rid });
      expect(items.every(({ ok }) => ok)).toBe(true);
    }
  };
  await Promise.all(players.map(lane));
}

/** Moves the clock past the draw and kills the server when it reaches the failpoint. */
async function killAtFailpoint(): Promise<void> {
  const now = await inside(platform, ({ clock }) => clock.now());
  // The server dies during this call.
  const moved = platform.advance(Math.max(draw.draw_at + 1_000 - now, 1)).catch(() => {});
  await failpointReached(platform);
  await platform.kill();
  died();
  await moved;
}

const progress = () =>
  inside(platform, async ({ store }) => {
    const { rows } = await store.query<{ state: string; settled: string; winners: string }>(
      `select state, (select count(*) from bet where draw_id = draw.id and bet.id <= settle_progress) as settled,
         (select count(*) from outcome where draw_id = draw.id) as winners from draw where id = $1`,
      [draw.id],
    );
    return rows[0]!;
  });

/** The writes of a chunk, in their order. */
const chunk = (name: string): [string, FailpointTable, number][] =>
  (['outcome', 'ledger_tx', 'entry', 'rebate_due', 'chain_queue'] as const).map((table) => [
    `in the ${name} chunk, at its ${table} rows`,
    table,
    0,
  ]);

/** The kills in the order in which a settlement reaches their failpoints: the journal, three chunks, the rebates. */
const kills: readonly [string, FailpointTable, number][] = isFull
  ? [
      ['as the result is journaled', 'journal', 0],
      ...chunk('first'),
      ['in the second chunk, after the commit of the first', 'outcome', 1],
      ...chunk('second').slice(1),
      ['in the third chunk, after the commit of the second', 'chain_queue', 1],
      ...chunk('third').slice(0, 4),
      ['after the last chunk, as the draw becomes settled', 'journal', 0],
      ['as the rebates are paid', 'ledger_tx', 0],
      ['at the entries of the rebates', 'entry', 0],
      ['as the paid rebates are removed from the queue', 'rebate_due', 0],
    ]
  : [
      ['in the first chunk, at its winners', 'outcome', 0],
      ['in the second chunk, after the commit of the first', 'outcome', 1],
      ['after the last chunk, as the draw becomes settled', 'journal', 0],
      ['as the paid rebates are removed from the queue', 'rebate_due', 0],
    ];

test('[F7] [L8] a settlement killed repeatedly settles every bet once and pays according to the rules', async () => {
  const seen: string[] = [];
  for (const [where, table, skip] of kills) {
    // The failpoint is armed before the start, because the server continues the work as soon as it runs.
    await armFailpoint(platform, table, skip);
    if (seen.length > 0) {
      await platform.restart();
      recovered();
    }
    await killAtFailpoint();
    const { state, settled } = await progress();
    seen.push(`${where}: ${state}, ${settled}`);
  }
  await disarmFailpoints(platform);
  await platform.restart();
  recovered();
  await platform.advance(1);
  await until('the settlement and its rebates', async () => {
    const waiting = await inside(platform, ({ store }) =>
      store.query('select from rebate_due where draw_id = $1', [draw.id]),
    );
    return waiting.rowCount === 0 && (await progress()).state === 'settled';
  });
  expect(seen.join('\n')).toMatch(/settling/);
  await expectPaidByTheRules();
  figure(
    'F7',
    `a draw of ${BETS} bets, its settlement killed ${seen.length} times: each bet settled once, ${recovery()}`,
  );
});

interface BetRow {
  id: string;
  user_id: string;
  play_id: string;
  content: Content;
  line_stake: bigint;
  stake: bigint;
  rebate_ppm: number;
  odds: Record<string, string>;
  payout: bigint | null;
  result: Draw;
}

/** Recomputes every bet with the rules alone: payouts, rebates, totals, balances. */
async function expectPaidByTheRules(): Promise<void> {
  const { bets, balances, entries, violations } = await inside(platform, async (open) => ({
    bets: (
      await open.store.query<BetRow>(
        `select t.id::text, t.user_id::text, t.play_id, t.content, t.unit_stake * t.multiple as line_stake, t.stake,
           t.rebate_ppm, t.odds, o.payout, d.result
         from bet t join draw d on d.id = t.draw_id left join outcome o on o.user_id = t.user_id and o.bet_id = t.id
         where t.draw_id = $1`,
        [draw.id],
      )
    ).rows,
    balances: (
      await open.store.query<{ user_id: string; balance: bigint }>(
        "select user_id::text, balance from account where kind = 'main' and user_id = any ($1)",
        [players.map(({ userId }) => userId)],
      )
    ).rows,
    entries: (
      await open.store.query<{ kind: string; n: bigint; total: bigint }>(
        `select l.kind, count(*) as n, sum(e.amount)::bigint as total from ledger_tx l
         join entry e on e.batch_id = l.batch_id and e.tx_id = l.id join account a on a.id = e.account_id
         where a.balance is not null group by l.kind`,
      )
    ).rows,
    violations: await open.violations(),
  }));
  expect(bets).toHaveLength(BETS);
  const paid = new Map<string, bigint>();
  const rebates = new Map<string, bigint>();
  let winners = 0;
  for (const bet of bets) {
    const { payout, tied } = payoutByRules(bet);
    expect(bet.payout ?? 0n).toBe(payout);
    if (payout > 0n) winners += 1;
    paid.set(bet.user_id, (paid.get(bet.user_id) ?? 0n) + payout - bet.stake);
    const rebate = ((bet.stake - tied) * BigInt(bet.rebate_ppm)) / 1_000_000n;
    rebates.set(bet.user_id, (rebates.get(bet.user_id) ?? 0n) + rebate);
  }
  // The result is random; the number of winners is high enough that each chunk has some.
  expect(winners).toBeGreaterThan(BETS / 50);
  for (const { user_id, balance } of balances) {
    expect(balance).toBe(5_000_000_000n + paid.get(user_id)! + rebates.get(user_id)!);
  }
  const of = (kind: string) => entries.find((row) => row.kind === kind);
  expect(of('win')?.n).toBe(BigInt(winners));
  expect(of('rebate')).toMatchObject({ n: BigInt(PLAYERS), total: sum(rebates.values()) });
  expect(violations).toEqual([]);
}

function payoutByRules({ play_id, content, line_stake, odds, result }: BetRow): {
  payout: bigint;
  tied: bigint;
} {
  const compiled = compile(play_id, content);
  if (!compiled.ok) throw new Error(`${play_id} is refused by the rules`);
  const wins = compiled.value.settle(result);
  const rates = Object.fromEntries(Object.entries(odds).map(([tier, rate]) => [tier, BigInt(rate)]));
  const ties = wins.filter(({ tier }) => tier === pushTier).reduce((lines, { count }) => lines + count, 0);
  return { payout: payoutOf(wins, line_stake, rates), tied: BigInt(ties) * line_stake };
}

const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((total, amount) => total + amount, 0n);
