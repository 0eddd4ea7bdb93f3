import type { FastifyInstance } from 'fastify';
import { addPayerLook, fields, type PayerLanguage, payerLanguage, payerPage } from '../party/index.ts';
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
 * Adds the payer's wallet: `GET /wallet?network=&to=&amount=&lang=` and `POST /wallet/send {network, to, amount, slip}`, which
 * returns the transaction hash. No call needs a signature.
 */
export function addWallet(app: FastifyInstance, send: (request: SendRequest) => string | undefined): void {
  addPayerLook(app);
  app.get<{ Querystring: { network?: string; to?: string; amount?: string } }>(
    '/wallet',
    (request, reply) => {
      const { network = 'trc20', to = '', amount = '' } = request.query;
      return reply
        .type('text/html; charset=utf-8')
        .send(
          pageOf(payerLanguage(request), isNetwork(network) ? network : 'trc20', plain(to), plain(amount)),
        );
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

interface Texts {
  readonly title: string;
  readonly address: string;
  readonly amount: string;
  readonly how: string;
  readonly slips: Readonly<Record<SendRequest['slip'], string>>;
  readonly send: string;
  readonly sent: string;
  readonly failed: string;
}

const TEXTS: Readonly<Record<PayerLanguage, Texts>> = {
  zh: {
    title: '模拟钱包',
    address: '收款地址',
    amount: '金额',
    how: '转账结果',
    slips: {
      none: '成功',
      'other-contract': '转了另一种币',
      reverted: '链上失败',
      'call-data-only': '只有调用数据',
    },
    send: '发送',
    sent: '已发送',
    failed: '没有发送，请检查地址',
  },
  en: {
    title: 'Simulated wallet',
    address: 'Address',
    amount: 'Amount',
    how: 'Outcome',
    slips: {
      none: 'Success',
      'other-contract': 'Another coin is sent',
      reverted: 'Reverted on chain',
      'call-data-only': 'Call data only',
    },
    send: 'Send',
    sent: 'Sent',
    failed: 'Not sent, check the address',
  },
};

function pageOf(language: PayerLanguage, network: Network, to: string, amount: string): string {
  const texts = TEXTS[language];
  const other = new URLSearchParams({ network, to, amount, lang: language === 'zh' ? 'en' : 'zh' });
  return payerPage({
    language,
    title: texts.title,
    script: '/wallet.js',
    other: `/wallet?${other}`.replaceAll('&', '&amp;'),
    body: `<section class="card">
<h1>USDT · <span id="network">${network}</span></h1>
<form>
<label>${texts.address}<input name="to" value="${to}"></label>
<label>${texts.amount}<input name="amount" inputmode="decimal" value="${amount}"></label>
<label>${texts.how}<select name="slip">${slips.map((slip) => `<option value="${slip}">${texts.slips[slip]}</option>`).join('')}</select></label>
<button type="submit" class="primary">${texts.send}</button>
</form>
<p id="note" role="status" data-sent="${texts.sent}" data-failed="${texts.failed}"></p>
</section>`,
  });
}

const SCRIPT = `document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const { to, amount, slip } = Object.fromEntries(new FormData(event.target));
  const reply = await fetch('/wallet/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ network: document.getElementById('network').textContent, to, amount, slip }),
  });
  const { tx } = await reply.json();
  const note = document.getElementById('note');
  note.textContent = tx ? note.dataset.sent + ': ' + tx : note.dataset.failed;
});
`;
