import { bodyHash, type Tx } from '../store/index.ts';
import type { ProviderId } from './provider.ts';

/** Answer to a callback: an HTTP status and a JSON object. */
export interface CallbackAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** One event of a provider; provider and event id identify it permanently. */
export interface ProviderEvent {
  readonly provider: ProviderId;
  readonly event: string;
  readonly body: unknown;
}

/**
 * Does `work` at most once for an event and stores its answer, in `tx` (P1). A second call with the same id waits for the
 * first and gets its answer; with another body it is refused (409 `conflict`). When `work` throws, nothing is stored.
 */
export async function onceEvent(
  tx: Tx,
  { provider, event, body }: ProviderEvent,
  work: () => Promise<CallbackAnswer>,
): Promise<CallbackAnswer> {
  const hash = bodyHash(body);
  const inserted = await tx.query(
    `insert into provider_event (provider, event, body_hash, at) values ($1, $2, $3, app_now())
     on conflict do nothing`,
    [provider, event, hash],
  );
  if (inserted.rowCount === 0) {
    const { rows } = await tx.query<{ body_hash: Buffer; status: number; answer: CallbackAnswer['body'] }>(
      'select body_hash, status, answer from provider_event where provider = $1 and event = $2',
      [provider, event],
    );
    const known = rows[0]!;
    if (!known.body_hash.equals(hash)) return { status: 409, body: { code: 'conflict' } };
    return { status: known.status, body: known.answer };
  }
  const answer = await work();
  await tx.query('update provider_event set status = $3, answer = $4 where provider = $1 and event = $2', [
    provider,
    event,
    answer.status,
    JSON.stringify(answer.body),
  ]);
  return answer;
}
