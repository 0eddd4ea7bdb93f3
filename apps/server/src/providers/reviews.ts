import type { Store, Tx } from '../store/index.ts';

/** Something of a provider that a person has to look at: a line that cannot be booked, money after a refusal. */
export interface ProviderReview extends Record<string, unknown> {
  readonly id: bigint;
  readonly provider: string;
  readonly kind: string;
  readonly ref: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly at: Date;
  readonly closed_at: Date | null;
  readonly closed_by: string | null;
  readonly note: string | null;
}

const COLUMNS = 'id, provider, kind, ref, detail, at, closed_at, closed_by, note';

/** Open reviews the oldest first after the cursor, closed ones the newest first before it. */
export async function reviewsOf(
  store: Pick<Store, 'query'>,
  { isOpen, cursor, limit }: { isOpen: boolean; cursor?: number | undefined; limit: number },
): Promise<readonly ProviderReview[]> {
  const { rows } = isOpen
    ? await store.query<ProviderReview>(
        `select ${COLUMNS} from provider_review where closed_at is null and ($1::bigint is null or id > $1) order by id limit $2`,
        [cursor ?? null, limit],
      )
    : await store.query<ProviderReview>(
        `select ${COLUMNS} from provider_review where closed_at is not null and ($1::bigint is null or id < $1)
         order by id desc limit $2`,
        [cursor ?? null, limit],
      );
  return rows;
}

/** One review, locked until the commit when asked to. */
export async function readReview(
  tx: Pick<Tx, 'query'>,
  id: bigint,
  lock: '' | 'for update' = '',
): Promise<ProviderReview | undefined> {
  const { rows } = await tx.query<ProviderReview>(
    `select ${COLUMNS} from provider_review where id = $1 ${lock}`,
    [id],
  );
  return rows[0];
}

/** Marks an open review as done. False when it is not open. */
export async function closeReview(
  tx: Pick<Tx, 'query'>,
  { id, by, note }: { id: bigint; by: string; note: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update provider_review set closed_at = app_now(), closed_by = $2, note = $3 where id = $1 and closed_at is null`,
    [id, by, note],
  );
  return rowCount === 1;
}
