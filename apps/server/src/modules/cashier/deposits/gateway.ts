import { type Amount, type JsonObject, parseAmount } from '@tessera/protocol';
import type { CallbackAnswer, CallbackHandler } from '../../../providers/index.ts';
import type { Tx } from '../../../store/index.ts';
import { type CreditDeps, credit, type Payment, sendBack } from './credit.ts';
import { type Deposit, idOfRef, lockDeposit } from './rows.ts';

const ok = (body: object): CallbackAnswer => ({ status: 200, body: { ...body } });
const no = (code: string): CallbackAnswer => ({ status: 409, body: { code } });

/**
 * Handles reports of the payment gateway about an order: `order.seen`, `order.paid`, `order.refused`. Whatever their
 * order and delay, a payment is credited once (P1, F9).
 */
export function gatewayCallback(deps: CreditDeps): CallbackHandler {
  return async ({ body }, tx) => {
    const id = idOfRef(body.ref);
    const deposit = id === undefined ? undefined : await lockDeposit(tx, id);
    if (deposit?.provider !== 'payments') return no('unknown_ref');
    switch (body.type) {
      case 'order.seen':
        await step(tx, deposit, 'confirming');
        return ok({});
      case 'order.refused':
        await tx.query(
          `update deposit set state = 'failed', reason = 'refused'
           where id = $1 and state in ('created', 'paid', 'confirming')`,
          [deposit.id],
        );
        return ok({});
      case 'order.paid': {
        const outcome = await applyPaid(tx, deps, deposit, body);
        return outcome ? ok({ outcome }) : no('invalid');
      }
      default:
        return no('unknown_type');
    }
  };
}

/**
 * Credits an order reported as paid if the exact amount was paid by the player; otherwise the money is returned.
 * Returns undefined for a body that does not describe a payment.
 */
export async function applyPaid(
  tx: Tx,
  deps: CreditDeps,
  deposit: Deposit,
  body: JsonObject,
): Promise<string | undefined> {
  const payment = paymentIn(body);
  if (!payment) return undefined;
  if (payment.amount !== deposit.pay_amount || payment.currency !== deposit.pay_currency)
    return sendBack(tx, deps, deposit, payment, 'amount_differs');
  if (!samePerson(body.payer, deposit.payer)) return sendBack(tx, deps, deposit, payment, 'payer_differs');
  return credit(tx, deps, deposit, payment, { amount: deposit.amount, fee: deposit.fee });
}

function paymentIn({ payment, amount, currency, at }: JsonObject): Payment | undefined {
  const read = parseAmount(amount);
  if (typeof payment !== 'string' || !/^[\w./:-]{1,128}$/.test(payment)) return undefined;
  if (!read.ok || read.value <= 0n || typeof currency !== 'string') return undefined;
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0) return undefined;
  return { provider: 'payments', externalId: payment, amount: read.value as Amount, currency, paidAt: at };
}

/** Whether two names are equal, ignoring case and spaces. */
function samePerson(one: unknown, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
  return typeof one === 'string' && plain(one) === plain(other);
}

/** Moves an order that still waits for its payment to the next state. */
export async function step(tx: Tx, { id }: Deposit, to: 'paid' | 'confirming'): Promise<void> {
  const from = to === 'paid' ? ['created'] : ['created', 'paid', 'expired', 'cancelled'];
  await tx.query('update deposit set state = $2 where id = $1 and state = any ($3)', [id, to, from]);
}
