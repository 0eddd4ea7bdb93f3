import { type Amount, amountOf } from '@tessera/protocol';
import type { MovementKind } from '../../../contract/index.ts';
import type { Posting, PostingEntry } from '../../ledger/index.ts';
import { cashierMovements } from '../movements.ts';
import type { WithdrawalRow } from './row.ts';

type Terms = Pick<
  WithdrawalRow,
  'id' | 'user_id' | 'currency' | 'amount' | 'fee' | 'provider' | 'pay_currency' | 'pay_amount'
>;

/** Requested: main -a, wd_hold +a. */
export function holdPosting(terms: Terms): Posting {
  return move(cashierMovements.withdrawal_hold.kind, terms, terms.amount);
}

/** Rejected or failed: wd_hold -a, main +a. */
export function backPosting(terms: Terms): Posting {
  return move(cashierMovements.withdrawal_back.kind, terms, amountOf(-terms.amount));
}

/** Paid: wd_hold -a, fees +f, ext:provider +(a - f); in another currency through fx on both sides. */
export function paidPosting(terms: Terms): Posting {
  const { user_id: userId, currency, amount, fee, provider, pay_currency, pay_amount } = terms;
  const arrives = amountOf(amount - fee);
  const outside = { userId: null, kind: `ext:${provider}` } as const;
  const entries: PostingEntry[] = [
    { account: { userId, kind: 'wd_hold' }, currency, amount: amountOf(-amount) },
    ...(fee > 0n ? [{ account: { userId: null, kind: 'fees' }, currency, amount: fee } as const] : []),
    ...(pay_currency === currency
      ? [{ account: outside, currency, amount: arrives }]
      : exchange(currency, arrives, pay_currency, pay_amount, outside)),
  ];
  return { kind: cashierMovements.withdrawal.kind, key: String(terms.id), userId, entries };
}

function exchange(
  currency: string,
  arrives: Amount,
  payCurrency: string,
  payAmount: Amount,
  outside: PostingEntry['account'],
): PostingEntry[] {
  const fx = { userId: null, kind: 'fx' } as const;
  return [
    { account: fx, currency, amount: arrives },
    { account: fx, currency: payCurrency, amount: amountOf(-payAmount) },
    { account: outside, currency: payCurrency, amount: payAmount },
  ];
}

function move(kind: MovementKind, { id, user_id: userId, currency }: Terms, toHold: Amount): Posting {
  return {
    kind,
    key: String(id),
    userId,
    entries: [
      { account: { userId, kind: 'main' }, currency, amount: amountOf(-toHold) },
      { account: { userId, kind: 'wd_hold' }, currency, amount: toHold },
    ],
  };
}
