import type { FastifyInstance } from 'fastify';
import { addPayerLook, fields, type PayerLanguage, payerLanguage, payerPage } from '../party/index.ts';
import type { Order, Till } from './till.ts';

/** Actions on the pay page. */
export const acts = ['pay', 'pay-less', 'pay-as-other', 'refuse'] as const;
export type PayAct = (typeof acts)[number];

interface Texts {
  readonly title: string;
  readonly methods: Readonly<Record<Order['kind'], string>>;
  readonly payer: string;
  readonly order: string;
  readonly acts: Readonly<Record<PayAct, string>>;
  readonly paid: string;
  readonly refused: string;
  readonly failed: string;
}

const TEXTS: Readonly<Record<PayerLanguage, Texts>> = {
  zh: {
    title: '模拟支付',
    methods: { bank: '银行转账', qr: '扫码支付', card: '银行卡支付' },
    payer: '付款人',
    order: '订单号',
    acts: { pay: '付款', 'pay-less': '少付 0.01', 'pay-as-other': '用他人账户付款', refuse: '拒绝付款' },
    paid: '已付款',
    refused: '已拒绝',
    failed: '没有成功，请再试一次',
  },
  en: {
    title: 'Simulated payment',
    methods: { bank: 'Bank transfer', qr: 'QR payment', card: 'Card payment' },
    payer: 'Payer',
    order: 'Order',
    acts: {
      pay: 'Pay',
      'pay-less': 'Pay 0.01 less',
      'pay-as-other': 'Pay from another name',
      refuse: 'Decline',
    },
    paid: 'Paid',
    refused: 'Declined',
    failed: 'Not done, please try again',
  },
};

const LOOKS: Readonly<Record<PayAct, string>> = {
  pay: 'primary',
  'pay-less': '',
  'pay-as-other': '',
  refuse: 'danger',
};

/** Adds the page on which an order is paid: `GET /pay/:id?lang=`, `POST /pay/:id {act}`. No call needs a signature. */
export function addPayPage(
  app: FastifyInstance,
  till: Till,
  act: (order: Order, what: PayAct) => void,
): void {
  addPayerLook(app);
  app.get<{ Params: { id: string } }>('/pay/:id', (request, reply) => {
    const order = till.orderById(request.params.id);
    if (!order) return reply.code(404).type('text/plain').send('No such payment\n');
    return reply.type('text/html; charset=utf-8').send(pageOf(order, till, payerLanguage(request)));
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

function pageOf(order: Order, till: Till, language: PayerLanguage): string {
  const texts = TEXTS[language];
  const ended = till.paymentOf(order.id) ? texts.paid : till.isRefused(order.id) ? texts.refused : '';
  const buttons = acts
    .map((act) => `<button type="button" class="${LOOKS[act]}" data-act="${act}">${texts.acts[act]}</button>`)
    .join('\n');
  return payerPage({
    language,
    title: texts.title,
    script: '/pay.js',
    other: `/pay/${order.id}?lang=${language === 'zh' ? 'en' : 'zh'}`,
    body: `<section class="card">
<h1>${texts.methods[order.kind]}</h1>
<p class="sum">${order.currency} ${order.amount.replace(/00$/, '')}</p>
<dl>
<div><dt>${texts.payer}</dt><dd>${escaped(order.payer)}</dd></div>
<div><dt>${texts.order}</dt><dd>${order.id}</dd></div>
</dl>
<p id="note" role="status" data-paid="${texts.paid}" data-refused="${texts.refused}" data-failed="${texts.failed}">${ended}</p>
${ended ? '' : `<div id="acts">${buttons}</div>`}
</section>`,
  });
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const SCRIPT = `const note = document.getElementById('note');
document.getElementById('acts')?.addEventListener('click', async ({ target }) => {
  const { act } = target.dataset;
  if (!act) return;
  const reply = await fetch(location.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ act }),
  });
  if (!reply.ok) {
    note.textContent = note.dataset.failed;
    return;
  }
  note.textContent = note.dataset[(await reply.json()).state];
  document.getElementById('acts').remove();
});
`;
