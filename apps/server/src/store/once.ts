import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';
import type { Tx } from './tx.ts';

/** Identifies one request of a user: its scope (the endpoint) and the request id its client chose. */
export interface RequestKey {
  userId: bigint;
  scope: string;
  rid: string;
  /** The request's parameters as plain JSON values (bigint allowed); order of keys does not matter. */
  body: unknown;
}

/**
 * Does `work` at most once for a request and stores its answer (plain JSON) in the same transaction (L6).
 *
 * The same key with the same body gets the stored answer. While the first request is in progress, a second one waits.
 * Errors: `idempotency_conflict` when the key was used with another body.
 */
export async function once<Answer>(
  tx: Tx,
  request: RequestKey,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { userId, scope, rid } = request;
  const hash = bodyHash(request.body);
  const inserted = await tx.query(
    `insert into request (user_id, scope, rid, body_hash, at) values ($1, $2, $3, $4, app_now())
     on conflict do nothing`,
    [userId, scope, rid, hash],
  );
  if (inserted.rowCount === 0) return storedAnswer(tx, request, hash);
  const answer = await work();
  await tx.query('update request set answer = $4 where user_id = $1 and scope = $2 and rid = $3', [
    userId,
    scope,
    rid,
    JSON.stringify(answer),
  ]);
  return answer;
}

/** Whether a request was answered already. Its work is not done again, and its expensive checks can be skipped. */
export async function wasAnswered(
  db: Pick<Tx, 'query'>,
  { userId, scope, rid }: Omit<RequestKey, 'body'>,
): Promise<boolean> {
  const { rowCount } = await db.query('select from request where user_id = $1 and scope = $2 and rid = $3', [
    userId,
    scope,
    rid,
  ]);
  return rowCount === 1;
}

/**
 * The stored answer to a request; undefined when it was not made or has no answer yet.
 * Errors: `idempotency_conflict` when the key was used with another body.
 */
export async function answerTo<Answer>(
  db: Pick<Tx, 'query'>,
  { userId, scope, rid, body }: RequestKey,
): Promise<Answer | undefined> {
  const { rows } = await db.query<{ body_hash: Buffer; answer: Answer | null }>(
    'select body_hash, answer from request where user_id = $1 and scope = $2 and rid = $3',
    [userId, scope, rid],
  );
  const known = rows[0];
  if (known && !known.body_hash.equals(bodyHash(body))) throw new AppError('idempotency_conflict');
  return known?.answer ?? undefined;
}

/** SHA-256 of a body, independent of the order of its keys. */
export function bodyHash(body: unknown): Buffer {
  return createHash('sha256').update(ordered(body)).digest();
}

async function storedAnswer<Answer>(
  tx: Tx,
  { userId, scope, rid }: RequestKey,
  hash: Buffer,
): Promise<Answer> {
  const { rows } = await tx.query<{ body_hash: Buffer; answer: Answer }>(
    'select body_hash, answer from request where user_id = $1 and scope = $2 and rid = $3',
    [userId, scope, rid],
  );
  const known = rows[0];
  if (!known?.body_hash.equals(hash)) throw new AppError('idempotency_conflict');
  return known.answer;
}

function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, item]) => item !== undefined);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${ordered(item)}`).join(',')}}`;
}
