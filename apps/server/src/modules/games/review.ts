import type { Tx } from '../../store/index.ts';

/** Records something for manual review, once per (provider, kind, reference). */
export async function leaveForReview(
  db: Pick<Tx, 'query'>,
  item: { provider: string; kind: string; ref: string; detail: object },
): Promise<void> {
  const detail = JSON.stringify(item.detail, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  await db.query(
    `insert into provider_review (provider, kind, ref, detail, at) values ($1, $2, $3, $4, app_now())
     on conflict do nothing`,
    [item.provider, item.kind, item.ref, detail],
  );
}
