import type { FastifyInstance } from 'fastify';
import { fields } from '../party/index.ts';
import { isNetwork, NETWORKS, type Network } from './networks.ts';

/** Mistakes a sender can make. */
export const slips = ['none', 'other-contract', 'reverted', 'call-data-only'] as const;

export interface SendRequest {
  readonly network: Network;
  readonly to: string;
  /** Decimal text with at most 6 places. */
  readonly amount: string;
  readonly slip: (typeof slips)[number];
}

/**
 * Adds the payer's wallet: `GET /wallet?network=&to=&amount=` and `POST /wallet/send {network, to, amount, slip}`, which
 * returns the transaction hash. No call needs a signature.
 */
export function addWallet(app: FastifyInstance, send: (request: SendRequest) => string | undefined): void {
  app.get<{ Querystring: { network?: string; to?: string; amount?: string } }>(
    '/wallet',
    (request, reply) => {
      const { network = 'trc20', to = '', amount = '' } = request.query;
      return reply
        .type('text/html; charset=utf-8')
        .send(pageOf(isNetwork(network) ? network : 'trc20', plain(to), plain(amount)));
    },
  );
  app.get('/wallet.js', (_request, reply) => reply.type('text/javascript').send(SCRIPT));
  app.post<{ Body: SendRequest }>(
    '/wallet/send',
    {
      schema: {
        body: fields({
          network: { enum: Object.keys(NETWORKS) },
          to: { type: 'string', maxLength: 64 },
          amount: { type: 'string', pattern: '^(0|[1-9]\\d{0,10})(\\.\\d{1,6})?$' },
          slip: { enum: slips },
        }),
      },
    },
    (request, reply) => {
      const tx = send(request.body);
      return tx ? { tx } : reply.code(400).send({ error: 'no address of this network' });
    },
  );
}

const plain = (text: string): string => text.replace(/[^0-9A-Za-z.]/g, '').slice(0, 64);

const pageOf = (network: Network, to: string, amount: string): string => `<!doctype html>
<html lang="zh">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>模拟钱包 Simulated wallet</title>
<link rel="stylesheet" href="/page.css">
<main>
<p class="sandbox">模拟链，不涉及真实资金 Simulated chain: no money moves</p>
<h1>USDT · <span id="network">${network}</span></h1>
<form>
<label for="to">收款地址 Address</label><input id="to" name="to" size="50" value="${to}">
<label for="amount">金额 Amount</label><input id="amount" name="amount" inputmode="decimal" value="${amount}">
<label for="slip">方式 How</label><select id="slip" name="slip">${slips.map((slip) => `<option>${slip}</option>`).join('')}</select>
<p><button type="submit">发送 Send</button></p>
</form>
<p id="note" role="status"></p>
</main>
<script src="/wallet.js"></script>
</html>
`;

const SCRIPT = `document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const { to, amount, slip } = Object.fromEntries(new FormData(event.target));
  const reply = await fetch('/wallet/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ network: document.getElementById('network').textContent, to, amount, slip }),
  });
  const { tx } = await reply.json();
  document.getElementById('note').textContent = tx ? '已发送 Sent: ' + tx : '未发送 Not sent';
});
`;
