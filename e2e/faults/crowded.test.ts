import { setTimeout as pause } from 'node:timers/promises';
import { HEADERS, type JsonObject, XSRF_COOKIE } from '@tessera/protocol';
import { sealEnvelope } from '@tessera/protocol/envelope-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betRequest, drawOnSale } from '../kit/bets.ts';
import { CLIENT_PASSWORD, createClient, freshRid, type PlayerClient, register } from '../kit/client.ts';
import { fiveDigitLines, searched, tenOfEighty } from '../kit/largest.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { pngOf } from '../kit/png.ts';
import { until } from '../kit/until.ts';
import { inside } from './inside.ts';
import { figure, isFull } from './report.ts';

const SSC = 'ssc-1m';
const LOTTERIES = isFull ? 'all' : ([SSC, 'kl8-5m', 'kl10-5m'] as const);
const CROWD_MS = isFull ? 70_000 : 6_000;
/** In the short form the crowd begins this long before a draw closes, ms. */
const BEFORE_CLOSE_MS = 3_000;
/** Number of quoting players. They meet the normal limits of a call and of line counting per session. */
const QUOTING = isFull ? 10 : 4;

let platform: Platform;
let crowd: PlayerClient[];
let payer: PlayerClient;
let witness: PlayerClient;
let deposit: number;

beforeAll(async () => {
  platform = await startPlatform('silent', { parties: ['payments', 'identity'], lotteries: LOTTERIES });
  [payer, witness, ...crowd] = await inTurn(QUOTING + 2, () => register(platform.pc));
  await payer.ok('POST /api/recharge/identity', { name: '王小明' });
  const order = { rid: freshRid(), channel: 'bank', amount: '100' };
  deposit = (await payer.ok('POST /api/recharge/create', order)).id;
  await inside(platform, async ({ fund }) => {
    for (const { userId } of crowd) await fund(userId, '9000.0000');
  });
}, 600_000);
afterAll(() => platform?.stop());

async function inTurn(
  count: number,
  make: () => Promise<PlayerClient>,
): Promise<[PlayerClient, PlayerClient, ...PlayerClient[]]> {
  const made: PlayerClient[] = [];
  while (made.length < count) made.push(await make());
  return made as [PlayerClient, PlayerClient, ...PlayerClient[]];
}

/** Answer codes of the crowd by kind of call, with their counts. */
const codes = new Map<string, Map<string, number>>();
function count(what: string, code: string): void {
  const known = codes.get(what) ?? new Map<string, number>();
  codes.set(what, known.set(code, (known.get(code) ?? 0) + 1));
}

/** Repeats a call until the deadline and counts its answer codes. */
async function again(
  what: string,
  deadline: number,
  pauseMs: number,
  act: () => Promise<string>,
): Promise<void> {
  while (Date.now() < deadline) {
    count(what, await act().catch((error: Error) => error.name));
    await pause(pauseMs);
  }
}

/** A quote call whose body is sealed only once: sealing megabytes each time would slow down the client and not the platform. */
async function preparedQuote(player: PlayerClient, payload: object): Promise<() => Promise<string>> {
  const body = JSON.stringify(sealEnvelope(payload as JsonObject, String(Date.now())));
  const headers = {
    'content-type': 'application/json',
    cookie: [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    [HEADERS.xsrf]: player.cookies.get(XSRF_COOKIE) ?? '',
    [HEADERS.token]: player.token,
  };
  return async () => {
    const answer = await fetch(`${platform.pc}/api/lottery/bet/quote`, { method: 'POST', headers, body });
    const { state, code } = (await answer.json()) as { state: string; code?: string };
    return state === 'SUCCESS' ? 'ok' : String(code);
  };
}

/**
 * Prepares everything that a caller can make the platform compute. The returned function runs all of it concurrently for
 * `lastsMs`, and returns the durations of another player's calls, ms.
 */
async function prepared(): Promise<(lastsMs: number) => Promise<number[]>> {
  const times: number[] = [];
  const picture = pngOf(2_000, 2_000).toString('base64');
  const quotes = [
    { lottery: 'kl8-5m', items: [tenOfEighty()] },
    { lottery: SSC, items: [fiveDigitLines()] },
    { lottery: 'kl10-5m', items: searched(60) },
  ];
  const calls = await Promise.all(
    crowd.map((player, place) => preparedQuote(player, quotes[place % quotes.length]!)),
  );
  const lines = await betRequest(witness, SSC, '1', [fiveDigitLines(20_000)]);
  const anonymous = createClient(platform.pc);
  return async (lastsMs) => {
    const { issue } = await drawOnSale(witness, SSC);
    const bets = { ...lines, issue };
    const end = Date.now() + lastsMs;
    await Promise.all([
      again('receipts', end, 50, () =>
        payer.codeOf('POST /api/recharge/receipt', { rid: freshRid(), id: deposit, image: picture }),
      ),
      ...calls.map((call) => again('quotes', end, 100, call)),
      again('contents', end, 200, () =>
        crowd[0]!.codeOf('POST /api/lottery/bet', { ...bets, rid: freshRid() }),
      ),
      again('handshakes', end, 2, async () => {
        const answer = await fetch(`${platform.pc}/socket.io/?EIO=4&transport=polling`);
        await answer.body?.cancel();
        return String(answer.status);
      }),
      again('reports', end, 2, async () => {
        const answer = await fetch(`${platform.pc}/common/csp-report`, {
          method: 'POST',
          headers: { 'content-type': 'application/csp-report' },
          body: JSON.stringify({ 'csp-report': { 'blocked-uri': 'https://example.org' } }),
        });
        await answer.body?.cancel();
        return String(answer.status);
      }),
      again('logins', end, 50, () =>
        anonymous.codeOf('POST /api/user/login', {
          user_name: witness.name,
          password: `${CLIENT_PASSWORD}?`,
        }),
      ),
      again('others', end, 250, async () => {
        const from = performance.now();
        const code = await witness.codeOf('POST /api/lottery/draw/list', { lottery: SSC });
        times.push(performance.now() - from);
        return code;
      }),
    ]);
    return times;
  };
}

const percentile = (list: readonly number[], share: number): number =>
  list.toSorted((one, other) => one - other)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;

test('[F12] no caller can make a draw void by the work they cause', async () => {
  const crowded = await prepared();
  if (!isFull) {
    const gap = await until('a draw that stays on sale', async () => {
      const { close_at } = await drawOnSale(witness, SSC);
      const now = await inside(platform, ({ clock }) => clock.now());
      return close_at - now > BEFORE_CLOSE_MS + 1_000 && close_at - now;
    });
    await platform.advance(Math.floor(gap - BEFORE_CLOSE_MS));
  }
  const from = await inside(platform, ({ clock }) => clock.now());
  const times = await crowded(CROWD_MS);
  const to = await inside(platform, ({ clock }) => clock.now());
  const draws = await until(
    'the result of every closed draw',
    async () => {
      const { rows } = await inside(platform, ({ store }) =>
        store.query<{ state: string; late: number | null }>(
          `select state, extract(epoch from sealed_at - close_at)::float8 * 1000 as late from draw d
         join lottery l on l.id = d.lottery_id and l.source = 'verifiable'
         where close_at > to_timestamp($1::float8 / 1000) and close_at <= to_timestamp($2::float8 / 1000)`,
          [from, to],
        ),
      );
      return rows.length > 0 && rows.every(({ state }) => state === 'settled' || state === 'void') && rows;
    },
    120_000,
  );
  const late = draws.map(({ late }) => late ?? Number.POSITIVE_INFINITY);
  const seals = percentile(late, 0.99);
  const others = percentile(times, 0.95);
  const said = [...codes].map(
    ([what, by]) => `${what} ${[...by].map(([code, n]) => `${code} ${n}`).join(', ')}`,
  );
  figure(
    'F12',
    `${CROWD_MS / 1000} s: ${draws.length} draws closed, ${draws.filter(({ state }) => state === 'void').length} void, sealed ${seals.toFixed(0)} ms after close (p99), others ${others.toFixed(0)} ms (p95); ${said.join('; ')}`,
  );
  // Some of the work was really done, and the limits refused the rest with their own codes.
  expect(codes.get('quotes')?.get('ok') ?? 0).toBeGreaterThan(0);
  expect(codes.get('receipts')?.get('ok') ?? 0).toBeGreaterThan(0);
  expect([...(codes.get('receipts')?.keys() ?? [])]).not.toContain('internal_error');
  expect([...(codes.get('quotes')?.keys() ?? [])]).not.toContain('internal_error');
  expect(draws.filter(({ state }) => state === 'void')).toEqual([]);
  // Times are only checked where a machine runs nothing else; the short form runs beside other tests.
  if (isFull) expect({ seals: seals <= 500, others: others <= 250 }).toEqual({ seals: true, others: true });
});
