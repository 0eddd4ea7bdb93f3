import type { FastifyInstance } from 'fastify';
import { fields } from '../party/index.ts';
import type { Order, Till } from './till.ts';

/** Actions on the pay page. */
export const acts = ['pay', 'pay-less', 'pay-as-other', 'refuse'] as const;
export type PayAct = (typeof acts)[number];

const LABELS: Readonly<Record<PayAct, string>> = {
  pay: '付款 Pay',
  'pay-less': '少付 0.01 Pay 0.01 less',
  'pay-as-other': '用他人账户付款 Pay from another name',
  refuse: '拒绝 Decline',
};
const METHODS: Readonly<Record<Order['kind'], string>> = {
  bank: '银行转账 Bank transfer',
  qr: '扫码支付 QR payment',
  card: '银行卡 Card',
};

/** Adds the page on which an order is paid: `GET /pay/:id`, `POST /pay/:id {act}`. No call needs a signature. */
export function addPayPage(
  app: FastifyInstance,
  till: Till,
  act: (order: Order, what: PayAct) => void,
): void {
  app.get<{ Params: { id: string } }>('/pay/:id', (request, reply) => {
    const order = till.orderById(request.params.id);
    if (!order) return reply.code(404).type('text/plain').send('No such payment\n');
    return reply.type('text/html; charset=utf-8').send(pageOf(order, till));
  });
  app.get('/pay.js', (_request, reply) => reply.type('text/javascript').send(SCRIPT));
  app.post<{ Params: { id: string }; Body: { act: PayAct } }>(
    '/pay/:id',
    { schema: { body: fields({ act: { enum: acts } }) } },
    (request, reply) => {
      const order = till.orderById(request.params.id);
      if (!order) return reply.code(404).send({ error: 'no such payment' });
      if (till.paymentOf(order.id) || till.isRefused(order.id))
        return reply.code(409).send({ error: 'it has ended' });
      act(order, request.body.act);
      return { state: till.paymentOf(order.id) ? 'paid' : 'refused' };
    },
  );
}

function pageOf(order: Order, till: Till): string {
  const ended = till.paymentOf(order.id) ? '已付款 Paid' : till.isRefused(order.id) ? '已拒绝 Declined' : '';
  const buttons = acts
    .map((act) => `<button type="button" data-act="${act}">${LABELS[act]}</button>`)
    .join('\n');
  return `<!doctype html>
<html lang="zh">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>模拟支付 Simulated payment</title>
<link rel="stylesheet" href="/page.css">
<main>
<p class="sandbox">模拟支付，不涉及真实资金 Simulated: no money moves</p>
<h1>${METHODS[order.kind]}</h1>
<p><strong>${order.currency} ${order.amount}</strong> · ${order.id}</p>
<p>付款人 Payer: ${escaped(order.payer)}</p>
<p id="note" role="status">${ended}</p>
${ended ? '' : `<div id="acts">${buttons}</div>`}
</main>
<script src="/pay.js"></script>
</html>
`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const SCRIPT = `document.getElementById('acts')?.addEventListener('click', async ({ target }) => {
  const { act } = target.dataset;
  if (!act) return;
  const reply = await fetch(location.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ act }),
  });
  document.getElementById('note').textContent = reply.ok ? '完成 Done' : '未完成 Not done';
  document.getElementById('acts').remove();
});
`;
