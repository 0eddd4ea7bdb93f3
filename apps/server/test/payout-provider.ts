import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Provider,
  type ProviderId,
  sandboxKey,
  signatureHeaders,
  verifySigned,
} from '../src/providers/index.ts';

/** One payout in the provider's records. */
export interface HeldPayout {
  readonly ref: string;
  readonly order: string;
  readonly amount: string;
  readonly currency: string;
  readonly target: Record<string, string>;
  state: 'sending' | 'sent' | 'confirmed' | 'failed';
}

/** How a payout provider treats the next calls. `silent`: it takes orders and never answers. */
export type PayoutMode = 'normal' | 'silent' | 'down' | 'refuse' | 'lie';

/** A payout provider inside the test: signed both ways, idempotent by reference. The test decides when payouts advance. */
export interface PayoutProvider {
  readonly provider: Provider;
  mode: PayoutMode;
  readonly payouts: Map<string, HeldPayout>;
  /** Orders that arrived, repeats included. */
  readonly orders: string[];
  /** Headers and body of a callback about a payout, signed. */
  callback(
    body: object,
    options?: { event?: string; key?: Buffer; at?: number },
  ): {
    headers: Record<string, string>;
    body: string;
  };
  close(): Promise<void>;
}

/** `clock`: server time in ms, which both sides share. */
export async function startPayoutProvider(
  id: Extract<ProviderId, 'payments' | 'chain'>,
  clock: () => number,
): Promise<PayoutProvider> {
  const keys = [sandboxKey(id)];
  const payouts = new Map<string, HeldPayout>();
  const orders: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks);
      const { mode } = held;
      if (mode === 'down') return void response.destroy();
      if (request.method === 'GET') return void response.end('{}');
      if (!verifySigned(request.headers, raw, keys, clock).ok) return answer(401, { code: 'signature' });
      const body = JSON.parse(raw.toString()) as Record<string, never>;
      const [status, reply] = request.url === '/v1/payouts' ? order(body) : look(body);
      if (mode === 'silent' && request.url === '/v1/payouts') return void response.destroy();
      answer(status, mode === 'lie' && status === 200 ? { ...reply, amount: '0.0001' } : reply);
    });
    const answer = (status: number, reply: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(reply));
    };
  });

  function order(body: Record<string, never>): [number, object] {
    const { ref, amount, currency, target } = body as unknown as HeldPayout;
    orders.push(ref);
    const known = payouts.get(ref);
    if (known) return known.order === JSON.stringify(body) ? look(body) : [409, { code: 'ref_conflict' }];
    if (held.mode === 'refuse') return [409, { code: 'refused' }];
    payouts.set(ref, { ref, order: JSON.stringify(body), amount, currency, target, state: 'sending' });
    return look(body);
  }

  function look({ ref }: Record<string, string>): [number, object] {
    const {
      order: _,
      target: __,
      ...known
    } = payouts.get(ref!) ?? { ref, state: 'unknown' as const, order: '', target: {} };
    return [200, known];
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const held: PayoutProvider = {
    provider: { id, url: `http://127.0.0.1:${port}`, keys, allowed: ['127.0.0.1'] },
    mode: 'normal',
    payouts,
    orders,
    callback(fields, { event = randomBytes(16).toString('hex'), key = keys[0]!, at = clock() } = {}) {
      const body = JSON.stringify({ event, action: 'callback', ...fields });
      return {
        headers: { 'content-type': 'application/json', ...signatureHeaders(key, event, body, at) },
        body,
      };
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return held;
}
