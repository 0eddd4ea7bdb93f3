import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createChainApp } from '../chain/index.ts';
import { createIdentityApp } from '../identity/index.ts';
import { type Body, partyKeys, type ServiceOptions, signed } from '../party/index.ts';
import { createPaymentsApp } from './index.ts';

const dir = mkdtempSync(join(tmpdir(), 'money-'));
afterAll(() => rmSync(dir, { recursive: true }));

let open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open) await app.close();
  open = [];
});

let time = Date.UTC(2026, 10, 21);
const makers = { payments: createPaymentsApp, chain: createChainApp, identity: createIdentityApp };

/** A party on its folder; a restart keeps its state. */
function start(name: keyof typeof makers) {
  const options: ServiceOptions = { dir: join(dir, name), mode: 'test', now: () => time };
  const { app } = makers[name](options);
  open.push(app);
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  return {
    close: async () => {
      open = open.filter((other) => other !== app);
      await app.close();
    },
    get: (url: string) => app.inject({ url }),
    post,
    steer: (mode: string) => post('/control', { mode }),
    /** A signed call; returns status and body. */
    async call(url: string, body: Body, key = partyKeys(name)[0]!, at = time): Promise<[number, Body]> {
      const raw = JSON.stringify(body);
      const headers = { 'content-type': 'application/json', ...signed(key, 'event-1', raw, at) };
      const answer = await app.inject({ method: 'POST', url, headers, payload: raw });
      return [answer.statusCode, answer.json()];
    },
  };
}

const order = { ref: 'd-1', kind: 'bank', amount: '100.0000', currency: 'CNY', payer: '王小明' };

test('[P1] the gateway accepts only fresh signed calls, takes an order once and keeps it over a restart', async () => {
  const gateway = start('payments');
  expect((await gateway.call('/v1/orders', order, Buffer.alloc(32)))[0]).toBe(401);
  expect((await gateway.call('/v1/orders', order, undefined, time - 301_000))[0]).toBe(401);
  const [status, made] = await gateway.call('/v1/orders', order);
  expect([status, made]).toMatchObject([200, { ref: 'd-1', payee: { bank: expect.any(String) } }]);
  expect(await gateway.call('/v1/orders', order)).toEqual([200, made]);
  expect(await gateway.call('/v1/orders', { ...order, amount: '1.0000' })).toEqual([
    409,
    { code: 'ref_conflict' },
  ]);
  expect((await gateway.call('/v1/orders', { ...order, ref: 'd-2', amount: '1e2' }))[0]).toBe(400);

  expect((await gateway.get(`/pay/${made.id}`)).body).toContain('<html lang="en">');
  expect((await gateway.get(`/pay/${made.id}?lang=zh`)).body).toContain('模拟支付');
  expect((await gateway.post(`/pay/${made.id}`, { act: 'pay' })).json()).toEqual({ state: 'paid' });
  expect((await gateway.post(`/pay/${made.id}`, { act: 'pay' })).statusCode).toBe(409);
  await gateway.close();

  const again = start('payments');
  const [, told] = await again.call('/v1/orders/status', { ref: 'd-1' });
  expect(told).toMatchObject({ state: 'paid', amount: '100.0000', payer: '王小明' });
  expect((await again.get('/control')).json()).toMatchObject({ mode: 'normal', waiting: 2 });
  const refund = await again.call('/v1/refunds', { payment: told.payment });
  expect(await again.call('/v1/refunds', { payment: told.payment })).toEqual(refund);
  const [, { lines }] = await again.call('/v1/statement', { cursor: null });
  expect((lines as { type: string }[]).map(({ type }) => type)).toEqual(['deposit', 'refund']);
  await again.steer('lying');
  expect((await again.call('/v1/statement', { cursor: null }))[1].lines).toMatchObject([
    { amount: '100.0001' },
    {},
  ]);
  await again.steer('down');
  expect((await again.call('/v1/statement', { cursor: null }))[0]).toBe(503);
});

test('[P3] the chain shows a transfer from its block on, a re-org moves it, and one node can lie', async () => {
  const chain = start('chain');
  const [, { address }] = await chain.call('/v1/addresses', { network: 'trc20', player: 'p' });
  expect((await chain.call('/v1/addresses', { network: 'trc20', player: 'p' }))[1].address).toBe(address);
  const sent = await chain.post('/wallet/send', {
    network: 'trc20',
    to: address,
    amount: '12.5',
    slip: 'none',
  });
  const { tx } = sent.json();
  const ask = async (node: string) =>
    (await chain.call(`/v1/nodes/${node}/receipt`, { network: 'trc20', tx }))[1];
  expect((await ask('a')).status).toBe('unknown');
  time += 3_000;
  const seen = await ask('a');
  expect(seen).toMatchObject({ status: 'success', logs: [{ topics: { length: 3 } }] });
  expect(await ask('b')).toEqual(seen);
  await chain.post('/control/reorg', { network: 'trc20', blocks: 5, keep: true });
  expect((await ask('a')).status).toBe('unknown');
  await chain.post('/control/mine', { network: 'trc20', blocks: 30 });
  const moved = await ask('a');
  expect(moved.block).not.toEqual(seen.block);
  await chain.steer('lying');
  expect(await ask('b')).not.toEqual(await ask('a'));
  await chain.post('/control/reorg', { network: 'trc20', blocks: 40, keep: false });
  expect((await ask('a')).status).toBe('unknown');
});

test('[RP12] the identity check answers by rule', async () => {
  const check = start('identity');
  const ask = async (name: string) =>
    (await check.call('/v1/checks', { ref: 'u-1', name, birth_date: '1990-01-01' }))[1];
  expect((await ask('王小明')).result).toBe('match');
  expect((await ask('王小明?')).result).toBe('unclear');
  expect((await ask('拒绝王')).result).toBe('mismatch');
  await check.steer('lying');
  expect((await ask('王小明')).name).not.toBe('王小明');
});
