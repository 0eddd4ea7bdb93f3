import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Answer, HEADERS, type JsonObject, XSRF_COOKIE } from '@tessera/protocol';
import { sealEnvelope } from '@tessera/protocol/envelope-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BetRequest, betRequest, drawOnSale, fiveDigits } from '../kit/bets.ts';
import { freshRid, type PlayerClient, register } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { figure, rounds } from './report.ts';

const LOTTERY = 'ssc-1m';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BET = '/api/lottery/bet';

const folder = mkdtempSync(join(tmpdir(), 'tessera-clock-'));
const skewFile = join(folder, 'skew');
let platform: Platform;
let player: PlayerClient;
let accepted = 0;
let refused = 0;

/** From now on the wall clock of the server's process is off by `ms`. */
function skewServer(ms: number): void {
  writeFileSync(`${skewFile}.new`, String(ms));
  // Renamed atomically, so that the server never reads a partial file.
  renameSync(`${skewFile}.new`, skewFile);
}

beforeAll(async () => {
  skewServer(5 * MINUTE);
  const preload = pathToFileURL(join(import.meta.dirname, 'skewed-clock.mjs'));
  preload.searchParams.set('file', skewFile);
  platform = await startPlatform('silent', { lotteries: [LOTTERY], nodeFlags: ['--import', preload.href] });
  await inside(platform, withoutCallLimits);
  player = await register(platform.pc);
  await inside(platform, ({ fund }) => fund(player.userId, '5000.0000'));
});
afterAll(async () => {
  await platform?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const now = () => inside(platform, ({ clock }) => clock.now());

/** Sends a bet whose envelope carries the time `t`, as a client with that clock would, without correction. */
async function sendAt(t: number, request: BetRequest): Promise<Answer<unknown>> {
  const answer = await fetch(platform.pc + BET, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      [HEADERS.xsrf]: player.cookies.get(XSRF_COOKIE) ?? '',
      [HEADERS.token]: player.token,
    },
    body: JSON.stringify(sealEnvelope(request as unknown as JsonObject, String(t))),
  });
  return (await answer.json()) as Answer<unknown>;
}

/** Prepares a new bet on a draw that stays on sale for a while; returns both. */
async function freshBet() {
  await player.ok('POST /api/user/reality-check/acknowledge');
  const draw = await drawOnSale(player, LOTTERY);
  const left = draw.close_at - (await now());
  if (left < 20_000) {
    await platform.advance(left + 1_000);
    return freshBet();
  }
  return { draw, request: await betRequest(player, LOTTERY, draw.issue, [fiveDigits(1)]) };
}

const ticketsOf = async (rid: string): Promise<number> => {
  const { rowCount } = await inside(platform, ({ store }) =>
    store.query('select from bet where rid = $1::uuid', [rid]),
  );
  return rowCount ?? 0;
};

/** Bets until the draw refuses bets; the database time of every accepted bet is before the close. */
async function betAcrossClose(): Promise<void> {
  const { draw, request } = await freshBet();
  await platform.advance(Math.max(draw.close_at - rounds(500, 2_000) - (await now()), 1));
  for (let open = true; open; ) {
    const before = await now();
    const answer = await player.call('POST /api/lottery/bet', { ...request, rid: freshRid() });
    open = answer.state === 'SUCCESS';
    if (answer.state === 'SUCCESS') {
      accepted += 1;
      for (const item of answer.message.items) {
        expect(item).toMatchObject({ ok: true });
        if (item.ok) expect(item.placed_at).toBeLessThan(draw.close_at);
      }
      expect(before).toBeLessThan(draw.close_at);
    } else {
      refused += 1;
      expect(answer.code).toBe('draw_closed');
      expect(await now()).toBeGreaterThanOrEqual(draw.close_at);
    }
  }
  // The draw closes by the database's time: not earlier, and less than a minute later.
  const lateMs = await until('the close', () =>
    inside(platform, async ({ store }) => {
      const { rows } = await store.query<{ late: number | null }>(
        `select (extract(epoch from j.done_at - d.close_at) * 1000)::float8 as late from draw d
         join job j on j.kind = 'draw.close' and j.key = d.id::text where d.id = $1`,
        [draw.id],
      );
      return rows[0]?.late ?? undefined;
    }),
  );
  expect(lateMs).toBeGreaterThanOrEqual(0);
  expect(lateMs).toBeLessThan(MINUTE);
  const { rows } = await inside(platform, ({ store }) =>
    store.query<{ wrong: bigint }>(
      'select count(*) as wrong from bet t join draw d on d.id = t.draw_id where t.placed_at >= d.close_at',
    ),
  );
  expect(rows[0]!.wrong).toBe(0n);
}

/** A client off by `skew` is refused without effect, receives the server's time, and succeeds with its next call. */
async function correctOnce(skew: number): Promise<void> {
  const { request } = await freshBet();
  const own = () => Date.now() + skew;
  const first = await sendAt(own(), request);
  expect(first).toMatchObject({ state: 'FAILED', code: 'clock_skew' });
  expect(await ticketsOf(request.rid)).toBe(0);
  const ahead = first.now! - own();
  expect(await sendAt(own() + ahead, request)).toMatchObject({ state: 'SUCCESS' });
  expect(await ticketsOf(request.rid)).toBe(1);
}

/** A client whose clock shows a time before the close cannot bet after it. */
async function betAfterClose(skew: number): Promise<void> {
  const { draw, request } = await freshBet();
  await platform.advance(draw.close_at + 1 - (await now()));
  for (const t of [draw.close_at - 1_000, Date.now() + skew, await now()]) {
    const answer = await sendAt(t, request);
    expect(['clock_skew', 'draw_closed']).toContain(answer.state === 'SUCCESS' ? 'accepted' : answer.code);
  }
  expect(await ticketsOf(request.rid)).toBe(0);
}

const skews = [5 * MINUTE, -5 * MINUTE];

test.each(skews)(
  '[F8] [B3] a server whose clock is off by %i ms decides by the time of the database',
  async (skew) => {
    skewServer(skew);
    await platform.crash();
    // The server corrects its own clock: a client with the right time needs no correction.
    const { request } = await freshBet();
    expect(await sendAt(await now(), request)).toMatchObject({ state: 'SUCCESS' });
    await betAcrossClose();
  },
);

test('[F8] [B3] a wall clock set back an hour while the server runs changes nothing', async () => {
  skewServer(0);
  await platform.crash();
  const { request } = await freshBet();
  skewServer(-HOUR);
  // The server has read the skew long before this, and will compare its clock with the database's only long after.
  for (let place = 0; place < 5; place += 1) {
    expect(await sendAt(await now(), { ...request, rid: freshRid() })).toMatchObject({ state: 'SUCCESS' });
  }
  await betAcrossClose();
});

test.each([12 * HOUR, -12 * HOUR])('[F8] a client off by %i ms works after one correction', async (skew) => {
  await correctOnce(skew);
  await betAfterClose(skew);
});

test('[F8] the auditor finds no violation after all clock faults', async () => {
  expect(await inside(platform, ({ violations }) => violations())).toEqual([]);
  figure(
    'F8',
    `server +-5 min and set back one hour while it runs, clients +-12 h: ${accepted} bets accepted before the close, ${refused} refused at the close, 0 wrong; one correction each`,
  );
});
