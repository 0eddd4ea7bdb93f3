import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxKey } from '../../apps/server/src/providers/index.ts';
import { freshRid, type PlayerClient, register } from '../kit/client.ts';
import { ops, type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { type FailpointTable, installFailpoints, killAt } from './failpoint.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { recovered, recovery } from './recovery.ts';
import { figure, isFull, rounds } from './report.ts';

const TRANSFER = 'POST /api/game/transfer';
const PURSE = 1_000;
/** Longer than the delay of the first check of a pending transfer. */
const LOOK_MS = 6_000;

let platform: Platform;
let player: PlayerClient;

beforeAll(async () => {
  platform = await startPlatform('silent', { parties: ['aurora'], lotteries: [] });
  await inside(platform, withoutCallLimits);
  player = await register(platform.pc);
  await inside(platform, ({ fund }) => fund(player.userId, `${PURSE}.0000`));
  await installFailpoints(platform);
});
afterAll(() => platform?.stop());

/**
 * The player's main, transit and platform balances in our ledger and the number of pending transfers; `there` is the
 * balance that the platform reports. Whole units.
 */
async function money(): Promise<{
  main: number;
  transit: number;
  onPlatform: number;
  pending: number;
  there: number;
}> {
  const { rows, name } = await inside(platform, async ({ store }) => {
    const balances = await store.query<{ kind: string; balance: string }>(
      `select kind, (balance / 10000)::text as balance from account where user_id = $1 and currency = 'CNY'
       union all select 'pending', count(*)::text from transfer where user_id = $1 and state = 'pending'`,
      [player.userId],
    );
    const named = await store.query<{ name: string }>('select name from game_player where user_id = $1', [
      player.userId,
    ]);
    return { rows: balances.rows, name: named.rows[0]?.name };
  });
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.balance ?? 0);
  return {
    main: of('main'),
    transit: of('transit'),
    onPlatform: of('platform:aurora'),
    pending: of('pending'),
    there: name === undefined ? 0 : await saidBy(name),
  };
}

/** Asks the platform for a balance, signed as the server signs. */
async function saidBy(name: string): Promise<number> {
  const raw = JSON.stringify({ player: name });
  const timestamp = String(Math.floor((await inside(platform, ({ clock }) => clock.now())) / 1000));
  const mac = createHmac('sha256', sandboxKey('aurora')).update(`${timestamp}.${raw}`).digest('hex');
  const answer = await fetch(`${platform.party('aurora').url}/v1/balance`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-event': freshRid(),
      'x-signature': `v1=${mac}`,
    },
    body: raw,
  });
  return Number(((await answer.json()) as { balance: string }).balance);
}

/** Waits until every transfer has ended; no money is missing, and both sides agree where it is. */
async function settle(): Promise<Awaited<ReturnType<typeof money>>> {
  await platform.party('aurora').steer('normal');
  // `advance` returns after the job of the transfer has run.
  await platform.advance(LOOK_MS);
  const now = await until('the end of every transfer', async () => {
    const seen = await money();
    return seen.pending === 0 ? seen : platform.advance(LOOK_MS).then(() => undefined);
  });
  recovered();
  expect([now.transit, now.main + now.onPlatform, now.there]).toEqual([0, PURSE, now.onPlatform]);
  expect(await inside(platform, ({ violations }) => violations())).toEqual([]);
  return now;
}

type Order = { plat: string; count: string; rid: string };
const orderOf = (count: number): Order => ({ plat: 'aurora', count: String(count), rid: freshRid() });
const send = (order: Order) => player.call(TRANSFER, order).catch(() => undefined);

/** Whether the first transaction of a transfer was committed. */
const isBegun = ({ rid }: Order): Promise<boolean> =>
  inside(platform, async ({ store }) => {
    const { rowCount } = await store.query('select from transfer where user_id = $1 and rid = $2', [
      player.userId,
      rid,
    ]);
    return rowCount === 1;
  });

/** Writes at failpoints in the first transaction: skipping this many stops the server in the second transaction. */
const FIRST_WRITES = 4;

const kills: readonly [where: string, table: FailpointTable, begun: boolean][] = [
  ['before the hold is committed', 'transfer', false],
  ['at the entries of the hold', 'entry', false],
  ['after the platform moved it, before the record', 'ledger_tx', true],
  ['at the record', 'transfer', true],
];

/** The short form takes one step of each transaction. */
const taken = isFull ? kills : kills.filter(([, table], place) => table === 'entry' || place === 2);

test('[F1] [L12] a server killed at each step of a transfer moves the money once or not at all', async () => {
  const seen: string[] = [];
  let before = await settle();
  for (let round = 0; round < rounds(1, 20); round += 1) {
    for (const [where, table, begun] of taken) {
      // Writes of concurrent jobs count as well and can stop the server too early: then it is killed once more.
      for (let reached: boolean | undefined; reached !== begun; ) {
        const count = (seen.length % 2 === 0 ? 1 : -1) * 10;
        const order = orderOf(count);
        await killAt(platform, table, () => send(order), begun ? FIRST_WRITES : 0);
        reached = await isBegun(order);
        const after = await settle();
        const moved = after.onPlatform - before.onPlatform;
        // A transfer that was begun is completed by its reference; one that was not leaves no trace.
        expect([where, moved, reached && !begun]).toEqual([where, reached ? count : 0, false]);
        // The repeated request has the effect once.
        expect((await send(order))?.state).toBe('SUCCESS');
        const whole = await money();
        expect([whole.transit, whole.onPlatform - before.onPlatform]).toEqual([0, count]);
        before = whole;
        seen.push(where);
      }
    }
  }
  figure(
    'F1',
    `transfer: ${seen.length} kills of the server at ${taken.length} steps, each transfer made once, ${recovery()}`,
  );
});

test('[F1] [L12] a platform killed, down, not answering or slow: pending, then finished by the same reference', async () => {
  let faults = 0;
  for (let round = 0; round < rounds(1, 20); round += 1) {
    for (const mode of isFull ? (['silent', 'down', 'failing'] as const) : (['silent', 'down'] as const)) {
      for (const count of [20, -20]) {
        const before = await money();
        const order = orderOf(count);
        if (count > 0) await platform.party('aurora').steer(mode);
        const answer = await player.codeOf(TRANSFER, order);
        // A transfer from an unreachable platform is not begun, because its first check needs the platform's statement.
        expect([mode, count, answer]).toEqual([mode, count, count > 0 ? 'transfer_pending' : 'ok']);
        // The hold is committed and the platform does not know of the transfer: the server may be killed now as well.
        if (isFull && count > 0 && mode === 'down') await platform.crash();
        if (count > 0 && mode === 'silent') {
          await platform.party('aurora').kill();
          await platform.party('aurora').restart();
          await platform.advance(1);
        }
        expect((await settle()).onPlatform - before.onPlatform).toBe(count);
        expect(await player.codeOf(TRANSFER, order)).toBe('ok');
        faults += 1;
      }
    }
  }
  figure('F1', `transfer: ${faults} failures of the platform, each resolved by reference`);
});

test('[F5] the same transfer sent fifty times concurrently and again after a restart has one effect and one answer', async () => {
  const before = await settle();
  const order = orderOf(5);
  const answers = await Promise.all(Array.from({ length: 50 }, () => player.call(TRANSFER, order)));
  // In the short form the restarts of the tests above have shown it.
  if (isFull) await platform.crash();
  answers.push(await player.call(TRANSFER, order));
  expect(new Set(answers.map(({ state, message }) => `${state} ${message}`)).size).toBe(1);
  expect((await settle()).onPlatform - before.onPlatform).toBe(5);
});

test('[P4] reconciliation names the player whose platform balance is wrong by one unit', async () => {
  await platform.party('aurora').steer('lying');
  const report = await ops(platform.env, 'reconcile', 'aurora');
  expect(report).toMatch(/balance p-[0-9a-f]{24}: ours \d+\.0000, theirs \d+\.0001 CNY/);
});
