import { randomBytes } from 'node:crypto';
import { openBook } from '../party/index.ts';

export const kinds = ['bank', 'qr', 'card'] as const;
export type Kind = (typeof kinds)[number];

/** A payment order. Amounts are decimal text with 4 places. */
export interface Order {
  readonly id: string;
  /** The platform's reference. */
  readonly ref: string;
  readonly kind: Kind;
  readonly amount: string;
  readonly currency: string;
  /** Name of the expected payer. */
  readonly payer: string;
  readonly at: number;
}

/** Money received for an order. */
export interface Payment {
  readonly payment: string;
  readonly order: string;
  readonly amount: string;
  readonly payer: string;
  readonly at: number;
}

export interface Payout {
  readonly ref: string;
  readonly kind: string;
  readonly amount: string;
  readonly currency: string;
  readonly target: unknown;
  readonly at: number;
}

/** A movement of money; lines are in the order in which they became final. */
export interface StatementLine {
  readonly type: 'deposit' | 'refund' | 'payout';
  readonly ref: string;
  readonly amount: string;
  readonly currency: string;
  readonly at: number;
}

type Line =
  | ({ readonly type: 'order' } & Order)
  | ({ readonly type: 'paid' } & Payment)
  | { readonly type: 'refused'; readonly order: string; readonly at: number }
  | { readonly type: 'refund'; readonly payment: string; readonly at: number }
  | ({ readonly type: 'payout' } & Payout)
  | {
      readonly type: 'payout-end';
      readonly ref: string;
      readonly state: 'confirmed' | 'failed';
      readonly at: number;
    };

/** State of the gateway, rebuilt from its log at every start. */
export interface Till {
  order(ref: string): Order | undefined;
  orderById(id: string): Order | undefined;
  orders(): readonly Order[];
  paymentOf(orderId: string): Payment | undefined;
  payment(id: string): Payment | undefined;
  isRefused(orderId: string): boolean;
  isRefunded(payment: string): boolean;
  payout(ref: string): Payout | undefined;
  payoutEnd(ref: string): 'confirmed' | 'failed' | undefined;
  openPayouts(): readonly Payout[];
  statement(): readonly StatementLine[];
  write(line: Line): void;
  close(): void;
}

/** A new id of the gateway. */
export const freshId = (prefix: string): string => `${prefix}-${randomBytes(9).toString('base64url')}`;

export function openTill(dir: string): Till {
  const orders = new Map<string, Order>();
  const byId = new Map<string, Order>();
  const payments = new Map<string, Payment>();
  const paid = new Map<string, Payment>();
  const refusals = new Set<string>();
  const refunds = new Set<string>();
  const payouts = new Map<string, Payout>();
  const ends = new Map<string, 'confirmed' | 'failed'>();
  const statement: StatementLine[] = [];

  const read = (line: Line): void => {
    switch (line.type) {
      case 'order':
        orders.set(line.ref, line);
        byId.set(line.id, line);
        return;
      case 'paid':
        payments.set(line.payment, line);
        paid.set(line.order, line);
        statement.push(moved('deposit', line.payment, line.amount, byId.get(line.order)!.currency, line.at));
        return;
      case 'refused':
        refusals.add(line.order);
        return;
      case 'refund': {
        const { amount, order } = payments.get(line.payment)!;
        refunds.add(line.payment);
        statement.push(moved('refund', line.payment, amount, byId.get(order)!.currency, line.at));
        return;
      }
      case 'payout':
        payouts.set(line.ref, line);
        return;
      case 'payout-end': {
        const { amount, currency } = payouts.get(line.ref)!;
        ends.set(line.ref, line.state);
        if (line.state === 'confirmed') statement.push(moved('payout', line.ref, amount, currency, line.at));
        return;
      }
    }
  };
  const book = openBook<Line>(dir, 'till', read);
  return {
    order: (ref) => orders.get(ref),
    orderById: (id) => byId.get(id),
    orders: () => [...orders.values()],
    paymentOf: (orderId) => paid.get(orderId),
    payment: (id) => payments.get(id),
    isRefused: (orderId) => refusals.has(orderId),
    isRefunded: (payment) => refunds.has(payment),
    payout: (ref) => payouts.get(ref),
    payoutEnd: (ref) => ends.get(ref),
    openPayouts: () => [...payouts.values()].filter(({ ref }) => !ends.has(ref)),
    statement: () => statement,
    write: book.append,
    close: book.close,
  };
}

function moved(
  type: StatementLine['type'],
  ref: string,
  amount: string,
  currency: string,
  at: number,
): StatementLine {
  return { type, ref, amount, currency, at };
}
