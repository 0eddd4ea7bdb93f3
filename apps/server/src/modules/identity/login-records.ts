import type { InputOf, ReplyOf } from '@tessera/protocol/endpoints';
import { AppError, type CallContext, sessionOf } from '../../http/index.ts';
import type { IdentityParts } from './deps.ts';
import { deviceName, placeOf } from './device-name.ts';

interface RecordRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly at: Date;
  readonly address: string;
  readonly user_agent: string;
  readonly result: ReplyOf<'loginRecord'>['items'][number]['result'];
  readonly failures: number;
  readonly session_id: bigint | null;
  readonly new_device: boolean;
}

/** The caller's sign-ins and account changes, newest first. Errors: `validation_failed` for an invalid cursor. */
export async function loginRecords(
  { cursor, limit }: InputOf<'loginRecord'>,
  context: CallContext,
  { store }: IdentityParts,
): Promise<ReplyOf<'loginRecord'>> {
  const session = sessionOf(context);
  if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) {
    throw new AppError('validation_failed', { field: 'cursor' });
  }
  const { rows } = await store.query<RecordRow>(
    `select r.id, r.at, r.address, r.user_agent, r.result, r.failures, r.session_id,
       r.result = 'success' and not exists (
         select from session earlier where earlier.user_id = s.user_id and earlier.browser_hash = s.browser_hash
           and earlier.id < s.id) as new_device
     from login_record r left join session s on s.id = r.session_id
     where r.user_id = $1 and ($2::bigint is null or r.id < $2) order by r.id desc limit $3`,
    [session.userId, cursor ?? null, limit + 1],
  );
  const page = rows.slice(0, limit);
  return {
    items: page.map((row) => ({
      ...whereFrom(row),
      id: Number(row.id),
      at: row.at.getTime(),
      result: row.result,
      failures: row.failures,
      new_device: row.new_device,
      current: row.session_id === session.id,
    })),
    next: rows.length > limit ? String(page.at(-1)!.id) : null,
  };
}

interface SessionRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly address: string;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly last_action_at: Date;
}

/** Devices signed in now, the caller's first. */
export async function openSessions(
  context: CallContext,
  { store, sessions }: IdentityParts,
): Promise<ReplyOf<'sessionList'>> {
  const own = sessionOf(context);
  const { rows } = await store.query<SessionRow>(
    `select id, address, user_agent, created_at, last_action_at from session
     where user_id = $1 and ended_at is null order by id = $2 desc, last_action_at desc`,
    [own.userId, own.id],
  );
  const over = await sessions.over(
    rows.map(({ id }) => id),
    context.now,
  );
  const items = rows
    .filter(({ id }) => !over.includes(id))
    .map((row) => ({
      ...whereFrom(row),
      id: Number(row.id),
      since: row.created_at.getTime(),
      last_action_at: row.last_action_at.getTime(),
      current: row.id === own.id,
    }));
  return { items, next: null };
}

/**
 * Ends one session of the caller, or all but this one, with the remembered logins of their browsers (A11). The caller's own
 * browser
 * stays remembered. Errors: `not_found` for another player's session or an unknown one.
 */
export async function revokeSession(
  { id }: InputOf<'sessionRevoke'>,
  context: CallContext,
  { store, sessions }: IdentityParts,
): Promise<Record<string, never>> {
  const own = sessionOf(context);
  await store.tx(async (tx) => {
    if (id !== undefined) {
      const { rows } = await tx.query<{ ended: boolean }>(
        'select ended_at is not null as ended from session where id = $1 and user_id = $2 for update',
        [id, own.userId],
      );
      if (!rows[0]) throw new AppError('not_found');
    }
    await tx.query(
      `delete from device_credential d using session s where d.user_id = $1 and s.user_id = $1
         and d.browser_hash = s.browser_hash and ($2::bigint is null or s.id = $2) and d.browser_hash <> $3`,
      [own.userId, id ?? null, context.browser.secretHash],
    );
    if (id === undefined) await sessions.endAll(tx, own.userId, 'revoked', context.now, own.id);
    else await sessions.endOne(tx, BigInt(id), 'revoked', context.now);
  });
  return {};
}

function whereFrom({ address, user_agent }: { address: string; user_agent: string }) {
  return { address, place: placeOf(address), ...deviceName(user_agent) };
}
