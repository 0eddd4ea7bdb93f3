import {
  type Body,
  done,
  refused,
  type Service,
  type SignedAnswer,
  type SignedHandler,
} from '../party/index.ts';
import { freshId, kinds, type Order, type Till } from './till.ts';

/** Duration of a payout, ms. */
export const PAYOUT_MS = 3_000;
const ORDER_MS = 15 * 60_000;
const LINES_MAX = 500;

/** Payee account shown to players: invented, and labelled so on every page. */
const ACCOUNT = {
  name: '示例商户 Sandbox Merchant',
  bank: '示例银行 Sandbox Bank',
  account: '6200000000000000',
};

const isText = (value: unknown, max = 200): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= max;
const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && /^(0|[1-9]\d{0,14})\.\d{4}$/.test(value) && !/^0\.0000$/.test(value);

/** The signed calls of the gateway; `address` returns the base URL of its own pages. */
export function paymentCalls(
  service: Pick<Service, 'time' | 'mode'>,
  till: Till,
  address: () => string,
): Readonly<Record<string, SignedHandler>> {
  return {
    '/v1/orders': (body) => takeOrder(body, service, till, address()),
    '/v1/orders/status': ({ ref }) => {
      const order = isText(ref) ? till.order(ref) : undefined;
      return order ? done(stateOf(order, till)) : done({ ref: String(ref), state: 'unknown' });
    },
    '/v1/refunds': ({ payment }) => {
      const known = isText(payment) ? till.payment(payment) : undefined;
      if (!known) return refused('unknown_payment');
      if (!till.isRefunded(known.payment))
        till.write({ type: 'refund', payment: known.payment, at: service.time() });
      return done({ payment: known.payment, state: 'done', amount: known.amount });
    },
    '/v1/payouts': (body) => takePayout(body, service, till),
    '/v1/payouts/status': ({ ref }) => {
      const known = isText(ref) ? till.payout(ref) : undefined;
      return done(known ? payoutOf(known.ref, till) : { ref: String(ref), state: 'unknown' });
    },
    '/v1/statement': ({ cursor, limit = LINES_MAX }) => {
      const answer = statementFrom(till, cursor, limit);
      return service.mode() === 'lying' ? oneUnitMore(answer) : answer;
    },
  };
}

function takeOrder(body: Body, { time }: Pick<Service, 'time'>, till: Till, address: string): SignedAnswer {
  const { ref, kind, amount, currency, payer } = body;
  const known = kinds.find((one) => one === kind);
  if (!isText(ref, 64) || !known || !isAmount(amount) || currency !== 'CNY' || !isText(payer, 60))
    return refused('invalid', 400);
  const earlier = till.order(ref);
  if (earlier && (earlier.amount !== amount || earlier.kind !== known || earlier.payer !== payer))
    return refused('ref_conflict');
  if (!earlier) {
    till.write({ type: 'order', id: freshId('o'), ref, kind: known, amount, currency, payer, at: time() });
  }
  const order = till.order(ref)!;
  const url = `${address}/pay/${order.id}`;
  return done({
    id: order.id,
    ref,
    amount,
    expires: order.at + ORDER_MS,
    payee:
      order.kind === 'bank'
        ? { ...ACCOUNT, reference: order.id.slice(-8), url }
        : order.kind === 'qr'
          ? { qr: url, url }
          : { url },
  });
}

/** An order as reported to the platform. */
export function stateOf(order: Order, till: Till): Body {
  const { ref, id, amount, currency } = order;
  const paid = till.paymentOf(order.id);
  if (paid) {
    const { payment, payer, at } = paid;
    return { ref, id, state: 'paid', payment, amount: paid.amount, currency, payer, at };
  }
  return { ref, id, state: till.isRefused(id) ? 'refused' : 'open', amount, currency };
}

function takePayout(body: Body, { time }: Pick<Service, 'time'>, till: Till): SignedAnswer {
  const { ref, kind, amount, currency, target } = body;
  if (!isText(ref, 64) || !isText(kind, 16) || !isAmount(amount) || !isText(currency, 8))
    return refused('invalid', 400);
  if (typeof target !== 'object' || target === null) return refused('target_refused');
  const earlier = till.payout(ref);
  const same = earlier?.amount === amount && JSON.stringify(earlier.target) === JSON.stringify(target);
  if (earlier && !same) return refused('ref_conflict');
  if (!earlier) till.write({ type: 'payout', ref, kind, amount, currency, target, at: time() });
  return done(payoutOf(ref, till));
}

/** A payout as reported to the platform. */
export function payoutOf(ref: string, till: Till): Body {
  const state = till.payoutEnd(ref) ?? 'sending';
  const { amount, currency } = till.payout(ref)!;
  return { ref, state, amount, currency, ...(state === 'failed' ? { reason: 'target_closed' } : {}) };
}

/** Whether a payout is returned: simulated for a number that ends in 0000 or a holder with a question mark. */
export function comesBack(target: unknown): boolean {
  const { number = '', holder = '' } = target as { number?: unknown; holder?: unknown };
  return String(number).endsWith('0000') || String(holder).includes('?');
}

function statementFrom(till: Till, cursor: unknown, limit: unknown): SignedAnswer {
  const from = cursor === null || cursor === undefined ? 0 : Number(cursor);
  if (!Number.isSafeInteger(from) || from < 0) return refused('invalid', 400);
  const most = Math.min(Math.max(Number(limit) || LINES_MAX, 1), LINES_MAX);
  const all = till.statement();
  const lines = all.slice(from, from + most);
  const next = from + lines.length;
  return done({ lines, next: String(next), more: next < all.length });
}

/** The same statement with its first line raised by one unit. */
function oneUnitMore(answer: SignedAnswer): SignedAnswer {
  const [first, ...rest] = (answer.body.lines ?? []) as readonly { readonly amount: string }[];
  if (!first) return answer;
  const digits = String(BigInt(first.amount.replace('.', '')) + 1n).padStart(5, '0');
  const amount = `${digits.slice(0, -4)}.${digits.slice(-4)}`;
  return { ...answer, body: { ...answer.body, lines: [{ ...first, amount }, ...rest] } };
}
