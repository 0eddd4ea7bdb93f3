import { amountOf, printAmount } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amountIn } from '../kit/amount-in.ts';
import { drawOnSale } from '../kit/bets.ts';
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
import { type Load, placed, type Sent, startLoad } from './load.ts';
import { apiOf, databaseOf, helperOf } from './processes.ts';
import { died, recovered, recovery } from './recovery.ts';
import { figure, isFull, rounds } from './report.ts';

/** Drawn once a day, so that no bet is won or lost while faults are counted. */
const LOTTERY = 'lhc-1d';
const PURSE = '500000.0000';
const PLAYERS = 4;
/** Shortest remaining sale in which one fault and its checks fit. */
const SALE_MS = 60_000;
/** Repetitions of each fault. */
const TIMES = rounds(1, 20);
/** Concurrent repeats: the server allows a hundred connections per address. */
const AT_ONCE = 50;

let platform: Platform;
let players: PlayerClient[];
/** Every request sent since the platform started. */
const sent: Sent[] = [];

beforeAll(async () => {
  platform = await startPlatform('silent', { lotteries: [LOTTERY] });
  await inside(platform, async (book) => {
    await withoutCallLimits(book);
    // The clock moves by hours.
    await book.set('sessionIdleSeconds', 86_400);
  });
  players = await Promise.all(Array.from({ length: PLAYERS }, () => register(platform.pc)));
  await inside(platform, async ({ fund }) => {
    for (const { userId } of players) await fund(userId, PURSE);
  });
  await installFailpoints(platform);
});
afterAll(() => platform?.stop());

/** Players begin to bet on a draw that stays on sale for long enough. */
async function beginLoad(): Promise<Load> {
  const { close_at } = await drawOnSale(players[0]!, LOTTERY);
  const now = await inside(platform, ({ clock }) => clock.now());
  if (close_at - now < SALE_MS) await platform.advance(close_at - now + 1_000);
  return startLoad(players, LOTTERY);
}

/** Restarts the killed server; its recovery ends with the first answer to a bet. */
async function answersAgain({ sent: [entry] }: Load): Promise<void> {
  await platform.restart();
  expect(await placed(entry!)).toBeDefined();
  recovered();
}

/** Bet ids in the store by player and request id. */
async function ticketsByRequest(): Promise<Map<string, number[]>> {
  const rows = await inside(platform, async ({ store }) => {
    const found = await store.query<{ key: string; ids: string[] }>(
      `select user_id || ' ' || replace(rid::text, '-', '') as key, array_agg(id::text order by idx) as ids
       from bet group by 1`,
    );
    return found.rows;
  });
  return new Map(rows.map(({ key, ids }) => [key, ids.map(Number)]));
}

const keyOf = ({ player, request }: Sent) => `${player.userId} ${request.rid}`;

/**
 * The rule of every fault: an acknowledged request is stored; any other is stored whole or not at all; a repeated one has
 * the same effect once.
 */
async function expectNothingLostOrDoubled(load: Load): Promise<void> {
  sent.push(...load.sent);
  const before = await ticketsByRequest();
  for (const entry of load.sent) {
    const found = before.get(keyOf(entry));
    if (entry.acknowledged) expect(found).toEqual(entry.acknowledged);
    else expect([undefined, entry.request.items.length]).toContain(found?.length);
  }
  const repeat = async (entry: Sent) => {
    const [first, second] = [await placed(entry), await placed(entry)];
    expect(first).toBeDefined();
    expect(first).toEqual(before.get(keyOf(entry)) ?? first);
    expect(second).toEqual(first);
    entry.acknowledged = first!;
  };
  for (let from = 0; from < load.sent.length; from += AT_ONCE)
    await Promise.all(load.sent.slice(from, from + AT_ONCE).map(repeat));
  const after = await ticketsByRequest();
  expect(after.size).toBe(sent.length);
  for (const entry of sent) expect(after.get(keyOf(entry))).toEqual(entry.acknowledged);
  await expectMoneyFollowsBets();
}

/** Balances equal those of a model that knows only the acknowledged bets, and the auditor finds no violation. */
async function expectMoneyFollowsBets(): Promise<void> {
  for (const player of players) {
    const stakes = sent
      .filter((entry) => entry.player === player)
      .flatMap(({ request }) => request.items.map(({ stake }) => amountIn(String(stake))));
    const left = amountIn(PURSE) - stakes.reduce((sum, stake) => sum + stake, 0n);
    const { balance } = await player.ok('POST /api/user/balance');
    expect(balance).toBe(printAmount(amountOf(left)));
  }
  expect(await inside(platform, ({ violations }) => violations())).toEqual([]);
}

/**
 * Tables that a batch writes to, before its entries and after them; and numbers of answers after which the server is
 * killed. The full form takes all, the short form some.
 */
const tables: readonly FailpointTable[] = isFull ? ['bet', 'bet_request'] : ['entry'];
const moments = isFull ? [1, 9, 40, 77, 150] : [40];

describe('kill -9 of the server while players bet', () => {
  test.each(tables)('[F1] inside the transaction of a batch, at its %s rows', async (table) => {
    for (let time = 0; time < TIMES; time += 1) {
      const load = await beginLoad();
      await load.acknowledged(20);
      await armFailpoint(platform, table);
      await failpointReached(platform);
      await platform.kill();
      died();
      await load.ended;
      await disarmFailpoints(platform);
      await answersAgain(load);
      await expectNothingLostOrDoubled(load);
    }
    figure('F1', `place, at its ${table} rows: ${TIMES} kills, nothing lost or doubled, ${recovery()}`);
  });

  test('[F1] after the commit of a batch and before its answer', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const load = await beginLoad();
      await load.acknowledged(20);
      // Bets are committed, then signed, then answered: while the signer is stopped, answers wait.
      const signer = await helperOf(platform.server, 'signer');
      process.kill(signer, 'SIGSTOP');
      await until('a stored bet without an answer', async () => {
        const stored = await ticketsByRequest();
        return load.sent.some((entry) => !entry.acknowledged && stored.has(keyOf(entry)));
      });
      await platform.kill();
      died();
      process.kill(signer, 'SIGKILL');
      await load.ended;
      await answersAgain(load);
      await expectNothingLostOrDoubled(load);
    }
    figure('F1', `place, committed and not answered: ${TIMES} kills, nothing lost or doubled, ${recovery()}`);
  });

  test.each(moments)('[F1] at any moment: after %i answers', async (answers) => {
    const load = await beginLoad();
    await load.acknowledged(answers);
    await platform.kill();
    died();
    await load.ended;
    await answersAgain(load);
    await expectNothingLostOrDoubled(load);
    figure('F1', `place, killed after ${answers} answers: nothing lost or doubled, ${recovery()}`);
  });
});

test('[F1] [E16] kill -9 of the API process: it is restarted, and nothing is lost or doubled', async () => {
  for (let time = 0; time < TIMES; time += 1) {
    const load = await beginLoad();
    await load.acknowledged(30);
    const killed = await apiOf(platform.server);
    process.kill(killed, 'SIGKILL');
    await load.ended;
    await until('a new API process', async () => {
      const running = await apiOf(platform.server).catch(() => killed);
      return running !== killed;
    });
    await platform.untilReady();
    await expectNothingLostOrDoubled(load);
  }
  figure('F1', `API process: ${TIMES} kills under load, restarted each time, nothing lost or doubled`);
});

test('[F2] kill -9 of the database while players bet: the server restarts it and nothing is lost or doubled', async () => {
  for (let time = 0; time < TIMES; time += 1) {
    const load = await beginLoad();
    await load.acknowledged(30);
    const killed = await databaseOf(platform.server);
    process.kill(killed, 'SIGKILL');
    // Players whose requests succeeded go on betting: the database is back within a moment.
    await until('a new database process', async () => {
      const running = await databaseOf(platform.server).catch(() => killed);
      return running !== killed;
    });
    load.stop();
    await load.ended;
    // The server may report ready before the new database accepts connections.
    await until('a bet that is answered', () => placed(load.sent[0]!));
    await expectNothingLostOrDoubled(load);
  }
  figure('F2', `${TIMES} kills of the store under load, 0 acknowledged losses`);
});

test('[F5] one request sent 50 times concurrently, an hour later and after a restart has one effect and equal answers', async () => {
  const load = await beginLoad();
  load.stop();
  await load.ended;
  sent.push(...load.sent);
  const entry = load.sent[0]!;
  const answers = await Promise.all(Array.from({ length: 50 }, () => placed(entry)));
  if (isFull) await platform.advance(3_600_000);
  answers.push(await placed(entry));
  await platform.crash();
  answers.push(await placed(entry));
  expect(new Set(answers.map((ids) => JSON.stringify(ids))).size).toBe(1);
  expect((await ticketsByRequest()).get(keyOf(entry))).toEqual(answers[0]);
  figure('F5', `bets: ${answers.length} equal answers, 1 effect`);
  await expectMoneyFollowsBets();
});
