import type { FastifyInstance } from 'fastify';
import { createService, MODES, modePage, type ServiceOptions } from '../party/index.ts';
import { comesBack, PAYOUT_MS, paymentCalls, payoutOf, stateOf } from './calls.ts';
import { addPayPage, type PayAct } from './pay-page.ts';
import { freshId, type Order, openTill } from './till.ts';

const LOOK_MS = 200;
const ORDERS_SHOWN = 20;

/**
 * A simulated payment gateway, labelled as simulated: bank transfers, QR codes, cards, and payouts to banks.
 *
 * Signed: `/v1/orders`, `/v1/orders/status`, `/v1/refunds`, `/v1/payouts`, `/v1/payouts/status`, `/v1/statement`
 * (`docs/providers.md`). Callbacks: `payments/callback` and `payouts/callback`. `GET /pay/:id` is the page to pay an order;
 * `GET /` is the control page, `POST /control {mode}` sets the mode.
 */
export function createPaymentsApp(options: ServiceOptions): { readonly app: FastifyInstance } {
  const till = openTill(options.dir);
  const page = modePage(
    'Simulated payment gateway',
    'Run by the operator; no money moves. It stands in for a provider of bank transfers, QR codes and cards.',
    MODES,
    {
      html: '<h2>Orders</h2><table id="orders"></table>',
      script: `more = ({ orders }) => {
  document.getElementById('orders').replaceChildren(...orders.map(({ id, ref, kind, amount, state }) => {
    const row = document.createElement('tr');
    const link = Object.assign(document.createElement('a'), { href: '/pay/' + id, textContent: id });
    for (const part of [link, ref, kind, amount, state]) row.insertCell().append(part);
    return row;
  }));
};`,
    },
  );
  let address = '';
  const service = createService(options, {
    name: 'payments',
    page,
    state: () => ({
      orders: till
        .orders()
        .slice(-ORDERS_SHOWN)
        .reverse()
        .map((order) => ({ ...order, ...stateOf(order, till) })),
    }),
    calls: (made) => paymentCalls(made, till, () => address),
  });
  const { app, outbox, time } = service;
  app.addHook('onListen', () => {
    const at = app.server.address();
    address = typeof at === 'object' && at ? `http://127.0.0.1:${at.port}` : '';
  });

  const act = (order: Order, what: PayAct): void => {
    if (what === 'refuse') till.write({ type: 'refused', order: order.id, at: time() });
    else {
      // A bank reports a transfer before it is booked.
      if (order.kind === 'bank') outbox.add('payments/callback', { type: 'order.seen', ref: order.ref });
      till.write({
        type: 'paid',
        payment: freshId('p'),
        order: order.id,
        amount: what === 'pay-less' ? less(order.amount) : order.amount,
        payer: what === 'pay-as-other' ? '另一人 Somebody Else' : order.payer,
        at: time(),
      });
    }
    const { state, ...facts } = stateOf(order, till);
    outbox.add('payments/callback', { type: `order.${state}`, ...facts });
  };
  addPayPage(app, till, act);

  const payOut = (): void => {
    if (service.mode() === 'down') return;
    for (const { ref, target, at } of till.openPayouts()) {
      if (at + PAYOUT_MS > time()) continue;
      till.write({
        type: 'payout-end',
        ref,
        state: comesBack(target) ? 'failed' : 'confirmed',
        at: time(),
      });
      outbox.add('payouts/callback', payoutOf(ref, till));
    }
  };
  const timer = setInterval(payOut, LOOK_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    till.close();
  });
  return { app };
}

/** The amount minus 0.01; it must be larger than that. */
function less(amount: string): string {
  const units = BigInt(amount.replace('.', '')) - 100n;
  const digits = String(units > 0n ? units : 1n).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
