import type { CallReply } from '@tessera/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshRid, type PlayerClient, register } from '../kit/client.ts';
import { type PartyName, type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { installFailpoints, killAt } from './failpoint.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { recovered, recovery } from './recovery.ts';
import { figure, isFull, rounds } from './report.ts';

type Row = CallReply<'POST /api/recharge/detail'>;

let platform: Platform;
let player: PlayerClient;
/** Whole units credited so far. */
let credited = 0;

beforeAll(async () => {
  platform = await startPlatform('silent', {
    parties: ['payments', 'chain', 'identity'],
    lotteries: ['lhc-1d'],
  });
  await inside(platform, withoutCallLimits);
  player = await register(platform.pc);
  const { state } = await player.ok('POST /api/recharge/identity', { name: '王小明' });
  expect(state).toBe('verified');
  await installFailpoints(platform);
});
afterAll(() => platform?.stop());

const order = (channel: string, amount: string) =>
  player.ok('POST /api/recharge/create', { rid: freshRid(), channel, amount });

async function post(party: PartyName, path: string, body: object): Promise<void> {
  const answer = await fetch(`${platform.party(party).url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${party} answered ${path} with ${answer.status}`);
}
const pay = (row: Row) => post('payments', new URL(row.payee.url!).pathname, { act: 'pay' });

const reached = (row: Row, state: Row['state']) =>
  until(`a deposit that is ${state}`, async () => {
    const { message } = await player.call('POST /api/recharge/detail', { id: row.id });
    return (message as Row).state === state;
  });
const balance = async () => Number((await player.ok('POST /api/user/balance')).balance);

/**
 * Tables at whose writes the callback's transaction is interrupted. The short form takes two of them, because each costs a
 * restart.
 */
const points = isFull ? (['provider_event', 'entry', 'deposit'] as const) : (['entry', 'deposit'] as const);

test('[F1] [L10] a server killed at any point of a callback credits the payment once', async () => {
  const count = rounds(1, 20);
  for (let round = 0; round < count; round += 1) {
    for (const table of points) {
      const row = await order('qr', '100');
      await killAt(platform, table, () => pay(row));
      await reached(row, 'credited');
      recovered();
      credited += 100;
      expect(await balance()).toBe(credited);
    }
  }
  // A gateway killed right after it took a payment reports the payment after its restart.
  const row = await order('qr', '100');
  await platform.kill();
  await pay(row);
  await platform.party('payments').kill();
  await Promise.all([platform.party('payments').restart(), platform.restart()]);
  await reached(row, 'credited');
  credited += 100;
  expect(await balance()).toBe(credited);
  figure(
    'F1',
    `deposit callback: ${points.length} points x ${count}, each payment credited once, ${recovery()}`,
  );
});

test('[F1] [P3] a server killed while it credits a final transfer credits it once', async () => {
  const row = await order('usdt-trc20', '720');
  const { network, address: to } = row.payee;
  await post('chain', '/wallet/send', { network, to, amount: row.pay_amount, slip: 'none' });
  await killAt(platform, 'entry', () => post('chain', '/control/mine', { network: 'trc20', blocks: 30 }));
  await reached(row, 'credited');
  recovered();
  credited += 720;
  expect(await balance()).toBe(credited);
  figure('F1', `chain deposit: killed at its entries, credited once, ${recovery()}`);
});

test('[F5] an order requested many times concurrently and again after a restart is one order with one answer', async () => {
  const request = { rid: freshRid(), channel: 'bank', amount: '100' };
  const ask = () => player.ok('POST /api/recharge/create', request);
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  // In the short form the restarts of the tests above have shown it.
  if (isFull) await platform.crash();
  answers.push(await ask());
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const { items } = await player.ok('POST /api/recharge/record', { state: 'created' });
  expect(items.map(({ id }) => id)).toEqual([answers[0]!.id]);
  await player.ok('POST /api/recharge/cancel', { id: answers[0]!.id });
  expect(await inside(platform, ({ violations }) => violations())).toEqual([]);
});
