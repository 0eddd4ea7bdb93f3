import { type Amount, amountOf } from '@tessera/protocol';
import type { BookLine, Range } from '../../../providers/index.ts';
import type { Store } from '../../../store/index.ts';
import { refOf } from './send.ts';

/** Our booked payouts through a provider, for comparison with its statement. */
export function payoutBook(
  store: Store,
  provider: 'payments' | 'chain',
): (range: Range) => Promise<readonly BookLine[]> {
  return async ({ from, to }) => {
    const { rows } = await store.query<{ id: bigint; amount: Amount; currency: string; at: Date }>(
      `select key::bigint as id, sum(amount)::bigint as amount, currency, max(at) as at
       from house_movement where account = 'ext:' || $1 and kind = 'withdrawal' and at >= $2 and at < $3
       group by key, currency`,
      [provider, new Date(from), new Date(to)],
    );
    return rows.map(({ id, amount, currency, at }) => ({
      ref: refOf(id),
      kind: 'payout',
      amount: amountOf(-amount),
      currency,
      at: at.getTime(),
    }));
  };
}
