import type { CallKey, EndpointName } from '@tessera/protocol';
import { endpoints } from '@tessera/protocol/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { betRequest, chaseRequest, drawOnSale, fiveDigits } from '../kit/bets.ts';
import { freshRid } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { accessTable, noObjects, type World } from './access-table.ts';
import { inside } from './inside.ts';
import { type Payee, payee, usdtWithdrawalOf, withoutPayoutLimits } from './payees.ts';
import { figure, isFull, rounds } from './report.ts';

const LOTTERY = 'ssc-1m';
/** Four times the connections that calls share (`CONNECTIONS_MAX` of the store). */
const AT_ONCE = 4 * 16;
/** A call without an answer after this time hangs: the platform itself answers within 30 s. */
const HUNG_MS = 40_000;

let platform: Platform;
let players: Payee[];
beforeAll(async () => {
  platform = await startPlatform(undefined, { lotteries: [LOTTERY] });
  await inside(platform, async (book) => {
    await withoutPayoutLimits(book);
    await book.set('sessionsMax', 100);
    // No identity provider and no gateway run here: calls that need them are refused at once.
  });
  players = await Promise.all(Array.from({ length: 8 }, () => payee(platform, '100000.0000')));
});
afterAll(() => platform?.stop());

/** The code of an answer, or `hung`. */
async function answerTo(call: Promise<string>): Promise<string> {
  let late: NodeJS.Timeout | undefined;
  const hung = new Promise<string>((resolve) => {
    late = setTimeout(() => resolve('hung'), HUNG_MS);
  });
  try {
    return await Promise.race([call, hung]);
  } finally {
    clearTimeout(late);
  }
}

/** Polls `/readyz` while `work` runs; returns the statuses that were not 200. */
async function whileReady(work: () => Promise<void>): Promise<string[]> {
  const wrong: string[] = [];
  let done = false;
  const asking = (async () => {
    while (!done) {
      const status = await answerTo(fetch(`${platform.pc}/readyz`).then((answer) => String(answer.status)));
      if (status !== '200') wrong.push(status);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  await work();
  done = true;
  await asking;
  return wrong;
}

/** Lets all players make a call concurrently, `AT_ONCE` times in total; returns how often each code came. */
async function atOnce(one: (player: Payee) => Promise<string>): Promise<Record<string, number>> {
  const codes = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => answerTo(one(players[at % players.length]!))),
  );
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]),
  );
}

/** Draws other than samples that closed since the start, and how many of them are void. */
const closedDraws = () =>
  inside(platform, async ({ store }) => {
    const { rows } = await store.query<{ closed: number; void: number; late: number }>(
      `select count(*)::integer as closed, count(*) filter (where state = 'void')::integer as void,
         coalesce(max(extract(epoch from sealed_at - close_at) * 1000), 0)::integer as late
       from draw where not sample and close_at < app_now() - interval '6 s'`,
    );
    return rows[0]!;
  });

test('[F11] [E16] chases and USDT withdrawals at four times the pool size: each is answered, none hangs', async () => {
  const [player] = players;
  const draw = await drawOnSale(player!, LOTTERY);
  const request = await betRequest(player!, LOTTERY, draw.issue, [fiveDigits(12_345)]);
  const seen: Record<string, number>[] = [];
  const notReady = await whileReady(async () => {
    for (let round = 0; round < rounds(1, 5); round += 1) {
      const { issue } = await drawOnSale(player!, LOTTERY);
      seen.push(
        await atOnce((one) =>
          one.codeOf('POST /api/lottery/chase', {
            ...chaseRequest({ ...request, issue }, '0.0040'),
            rid: freshRid(),
          }),
        ),
        await atOnce((one) => one.codeOf('POST /api/withdraw/create', usdtWithdrawalOf(one, 10))),
      );
    }
  });
  expect(notReady).toEqual([]);
  for (const codes of seen) expect(codes).not.toHaveProperty('hung');
  expect(seen.every((codes) => (codes.ok ?? 0) > 0)).toBe(true);
  expect(await inside(platform, ({ violations }) => violations())).toEqual([]);
}, 600_000);

test('[F11] every call at four times the pool size: none hangs, the platform stays ready, draws stay on time', async () => {
  const [owner] = players;
  const draw = await drawOnSale(owner!, LOTTERY);
  const request = await betRequest(owner!, LOTTERY, draw.issue, [fiveDigits(54_321)]);
  const session = (await owner!.ok('POST /api/user/session/list')).items[0]!;
  const world: World = {
    ownerName: owner!.name,
    ownerSession: session.id,
    ...noObjects,
    request,
  };
  const names = (Object.keys(accessTable) as EndpointName[]).filter(isAsked);
  let calls = 0;
  const hung: string[] = [];
  const notReady = await whileReady(async () => {
    for (const name of names) {
      const key = `${endpoints[name].method} ${endpoints[name].path}` as CallKey;
      const codes = await atOnce((one) => one.codeOf(key, accessTable[name].payload(world) as never));
      if (codes.hung) hung.push(`${name}: ${codes.hung}`);
      calls += AT_ONCE;
    }
  });
  expect(hung).toEqual([]);
  expect(notReady).toEqual([]);
  const { closed, void: voided, late } = await closedDraws();
  expect(voided).toBe(0);
  figure(
    'F11',
    `${names.length} calls, ${AT_ONCE} of each concurrently (${calls} in total): 0 hung, /readyz 200 throughout; ${closed} draws closed meanwhile, 0 void, seals at most ${late} ms after the close`,
  );
}, 1_200_000);

/** Calls that end sessions that the other calls need, or restrict the players' play. */
const ends: ReadonlySet<EndpointName> = new Set([
  'userLogout',
  'sessionRevoke',
  'exclude',
  'timeOut',
  'passwordModify',
]);
/**
 * Calls in `npm test`: those that move money or read much, each with another part of the store behind it, and the captcha,
 * whose renderer is loaded by the first call. The full form makes all calls.
 */
const short: ReadonlySet<EndpointName> = new Set<EndpointName>([
  ...(['betPlace', 'betCancel', 'chaseStart', 'chaseStop', 'gameTransfer', 'gameRecycle'] as const),
  ...(['depositCreate', 'depositPaid', 'withdrawCreate', 'bankDefault', 'limitsSet', 'userModify'] as const),
  ...(['recordBet', 'recordLog', 'drawTrend', 'userData', 'captcha'] as const),
]);
const isAsked = (name: EndpointName): boolean => !ends.has(name) && (isFull || short.has(name));
