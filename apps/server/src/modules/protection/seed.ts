import type { Tx } from '../../store/index.ts';

/** Sets a marker of harm of today, for the demonstration; the cases act on it. */
export async function seedMarker(
  tx: Tx,
  userId: bigint,
  { kind, count }: { readonly kind: 'deposits' | 'raises' | 'chasing' | 'nights'; readonly count: number },
): Promise<void> {
  await tx.query(
    `insert into harm_marker (user_id, kind, day, count, at) values ($1, $2, platform_day(app_now()), $3, app_now())
     on conflict do nothing`,
    [userId, kind, count],
  );
}
