import { type Amount, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { AppError, type CallContext, sessionOf } from '../../http/index.ts';
import { once, type Store, type Tx } from '../../store/index.ts';
import { change, logChange } from './change.ts';
import type { ProtectionDeps } from './deps.ts';
import { markRaises } from './harm.ts';
import {
  isLooser,
  type LimitName,
  type LimitValue,
  limitNames,
  printLimit,
  readLimit,
} from './limit-rules.ts';
import { watchSessions } from './session-limit.ts';

export type LimitRow = ReplyOf<'limits'>['items'][number];

interface Stored extends Record<string, unknown> {
  readonly kind: LimitName['kind'];
  readonly period: LimitName['period'];
  readonly value: LimitValue;
  readonly pending: boolean;
  readonly pending_value: LimitValue;
  readonly pending_from: Date | null;
  readonly used: bigint;
}

/** All limits of a player, set or not. */
export async function listLimits(db: Store | Tx, userId: bigint): Promise<LimitRow[]> {
  const { rows } = await db.query<Stored>(
    `select names.kind, names.period, l.value, coalesce(l.pending, false) as pending, l.pending_value, l.pending_from,
       case when names.period in ('day', 'week', 'month')
         then limit_used_at($1, names.kind, names.period, app_now()) else 0 end as used
     from unnest($2::text[], $3::text[]) with ordinality names (kind, period, place)
     left join play_limit l on l.user_id = $1 and l.kind = names.kind and l.period = names.period
     order by names.place`,
    [userId, limitNames.map(({ kind }) => kind), limitNames.map(({ period }) => period)],
  );
  return rows.map(rowOf);
}

/** Whether the player has a limit of this kind, for any period; one that waits for its confirmation counts. */
export async function hasLimit(db: Store | Tx, userId: bigint, kind: LimitName['kind']): Promise<boolean> {
  const { rowCount } = await db.query('select from play_limit where user_id = $1 and kind = $2 limit 1', [
    userId,
    kind,
  ]);
  return rowCount === 1;
}

function rowOf({ kind, period, value, used, pending, pending_value, pending_from }: Stored): LimitRow {
  const counts = period !== 'bet' && period !== 'session';
  return {
    kind,
    period,
    value: printLimit(kind, value),
    used: counts ? printAmount(used as Amount) : null,
    pending: pending ? { value: printLimit(kind, pending_value), from: pending_from!.getTime() } : null,
  };
}

/**
 * Sets a limit: a stricter one takes effect at once, a looser one has to be confirmed after the delay (RP3). A pending change is
 * discarded. Errors: those of `readLimit`, `idempotency_conflict`.
 */
export async function setLimit(
  input: InputOf<'limitsSet'>,
  context: CallContext,
  deps: ProtectionDeps,
): Promise<LimitRow> {
  const next = readLimit(input);
  const { rid: _, ...body } = input;
  const session = sessionOf(context);
  const { userId } = session;
  const key = { userId, scope: 'user/limits/set', rid: context.rid, body };
  return change(deps, session, (tx) =>
    once(tx, key, async () => {
      const value = await storedValue(tx, userId, input);
      const looser = isLooser(value, next);
      const from = context.now + deps.platform.settings.get('limitDelaySeconds') * 1000;
      await tx.query(
        `insert into play_limit (user_id, kind, period, value, pending, pending_value, pending_from)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (user_id, kind, period) do update set value = excluded.value, pending = excluded.pending,
           pending_value = excluded.pending_value, pending_from = excluded.pending_from`,
        [
          userId,
          input.kind,
          input.period,
          looser ? value : next,
          looser,
          looser ? next : null,
          looser ? new Date(from) : null,
        ],
      );
      await logLimit(tx, userId, looser ? 'limit_asked' : 'limit_set', input, value, next);
      if (input.kind === 'session' && !looser) await watchSessions(tx, deps, userId);
      return one(tx, userId, input);
    }),
  );
}

/** Puts a pending looser limit into effect. Errors: `not_found` if there is none, `limit_waiting` before its time. */
export async function confirmLimit(
  name: LimitName,
  context: CallContext,
  deps: ProtectionDeps,
): Promise<LimitRow> {
  const session = sessionOf(context);
  const { userId } = session;
  return change(deps, session, async (tx) => {
    const { rows } = await tx.query<{ value: LimitValue; pending_value: LimitValue; pending_from: Date }>(
      `select value, pending_value, pending_from from play_limit
       where user_id = $1 and kind = $2 and period = $3 and pending for update`,
      [userId, name.kind, name.period],
    );
    const waiting = rows[0];
    if (!waiting) throw new AppError('not_found');
    const from = waiting.pending_from.getTime();
    if (from > context.now) throw new AppError('limit_waiting', { from });
    await tx.query(
      `update play_limit set value = pending_value, pending = false, pending_value = null, pending_from = null
       where user_id = $1 and kind = $2 and period = $3`,
      [userId, name.kind, name.period],
    );
    await logLimit(tx, userId, 'limit_raised', name, waiting.value, waiting.pending_value);
    await markRaises(tx, deps, userId);
    if (name.kind === 'session') await watchSessions(tx, deps, userId);
    return one(tx, userId, name);
  });
}

/** Discards a pending looser limit; does nothing if there is none. */
export async function cancelLimit(
  name: LimitName,
  context: CallContext,
  deps: ProtectionDeps,
): Promise<LimitRow> {
  const session = sessionOf(context);
  const { userId } = session;
  return change(deps, session, async (tx) => {
    const { rowCount } = await tx.query(
      `update play_limit set pending = false, pending_value = null, pending_from = null
       where user_id = $1 and kind = $2 and period = $3 and pending`,
      [userId, name.kind, name.period],
    );
    if (rowCount === 1) await logChange(tx, userId, `limit_kept ${name.kind} ${name.period}`);
    return one(tx, userId, name);
  });
}

async function storedValue(tx: Tx, userId: bigint, { kind, period }: LimitName): Promise<LimitValue> {
  const { rows } = await tx.query<{ value: LimitValue }>(
    'select value from play_limit where user_id = $1 and kind = $2 and period = $3 for update',
    [userId, kind, period],
  );
  return rows[0]?.value ?? null;
}

async function one(tx: Tx, userId: bigint, { kind, period }: LimitName): Promise<LimitRow> {
  const rows = await listLimits(tx, userId);
  const row = rows.find((other) => other.kind === kind && other.period === period);
  if (!row) throw new AppError('validation_failed', { field: 'period' });
  return row;
}

function logLimit(
  tx: Tx,
  userId: bigint,
  what: string,
  { kind, period }: LimitName,
  old: LimitValue,
  next: LimitValue,
): Promise<void> {
  return logChange(tx, userId, `${what} ${kind} ${period}`, {
    old: printLimit(kind, old),
    next: printLimit(kind, next),
  });
}
