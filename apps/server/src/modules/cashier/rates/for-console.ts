import type { Amount } from '@tessera/protocol';
import type { Store } from '../../../store/index.ts';

/** A rate that was set. */
export interface SetRate extends Record<string, unknown> {
  readonly id: bigint;
  readonly currency: string;
  readonly value: Amount;
  readonly at: Date;
  readonly by: string;
}

/** Rates of all currencies that were set, the newest first. */
export async function rateHistory(
  store: Pick<Store, 'query'>,
  before: number | undefined,
  limit: number,
): Promise<readonly SetRate[]> {
  const { rows } = await store.query<SetRate>(
    `select id, currency, value, at, by from exchange_rate where $1::bigint is null or id < $1 order by id desc limit $2`,
    [before ?? null, limit],
  );
  return rows;
}
