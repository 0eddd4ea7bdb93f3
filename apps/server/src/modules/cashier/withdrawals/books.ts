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
      `select t.key::bigint as id, sum(e.amount)::bigint as amount, e.currency, max(e.at) as at
       from ledger_tx t
       join entry e on e.batch_id = t.batch_id and e.tx_id = t.id
       join account a on a.id = e.account_id and a.user_id is null and a.kind = 'ext:' || $1
       where t.kind = 'withdrawal' and t.at >= $2 and t.at < $3
       group by t.key, e.currency`,
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
