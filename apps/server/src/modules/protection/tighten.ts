import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { CHANNEL, logChange } from './change.ts';
import type { ProtectionDeps } from './deps.ts';
import {
  isLooser,
  type LimitName,
  type LimitValue,
  limitNames,
  printLimit,
  readLimit,
} from './limit-rules.ts';
import { watchSessions } from './session-limit.ts';

export type TightenDeps = Pick<ProtectionDeps, 'nodeChannels' | 'platform' | 'jobs' | 'now'>;

/** A limit as it is now. `value` and `pending` as on the wire; null for no limit. */
export interface LimitNow {
  readonly value: string | null;
  /** The looser value that the player has asked for; undefined for none. */
  readonly pending: string | null | undefined;
}

interface Stored extends Record<string, unknown> {
  readonly value: LimitValue;
  readonly pending: boolean;
  readonly pending_value: LimitValue;
}

/** A player's limit, locked until the commit. Undefined for a limit that does not exist. */
export async function limitOf(tx: Tx, userId: bigint, name: LimitName): Promise<LimitNow | undefined> {
  const { kind, period } = name;
  if (!limitNames.some((one) => one.kind === kind && one.period === period)) return undefined;
  const row = await stored(tx, userId, name);
  return {
    value: printLimit(kind, row?.value ?? null),
    pending: row?.pending ? printLimit(kind, row.pending_value) : undefined,
  };
}

/**
 * The value that a tightening asks for, as on the wire. Undefined for one that is not stricter than the limit now, and for one that is
 * no value of this limit.
 */
export function stricterValue(
  now: Pick<LimitNow, 'value'>,
  { kind, period, value }: LimitName & { readonly value: string },
): string | undefined {
  const read = (text: string): LimitValue => readLimit({ kind, period, value: text });
  try {
    const [before, next] = [now.value === null ? null : read(now.value), read(value)];
    return next === before || isLooser(before, next) ? undefined : (printLimit(kind, next) ?? undefined);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/**
 * Tightens a limit for the player, at once; a looser value that the player has asked for is given up. Lock the player's accounts first.
 * False for a value that is not stricter: nobody but the player loosens a limit (RP3).
 * Errors: `validation_failed`, `amount_invalid`.
 */
export async function tightenLimit(
  tx: Tx,
  userId: bigint,
  { kind, period, value: given }: LimitName & { readonly value: string },
  deps: TightenDeps,
): Promise<boolean> {
  const next = readLimit({ kind, period, value: given });
  const value = (await stored(tx, userId, { kind, period }))?.value ?? null;
  if (next === null || next === value || isLooser(value, next)) return false;
  await tx.query(
    `insert into play_limit (user_id, kind, period, value) values ($1, $2, $3, $4)
     on conflict (user_id, kind, period) do update set value = excluded.value, pending = false, pending_value = null, pending_from = null`,
    [userId, kind, period, next],
  );
  await logChange(tx, userId, `limit_tightened ${kind} ${period}`, {
    old: printLimit(kind, value),
    next: printLimit(kind, next),
  });
  if (kind === 'session') await watchSessions(tx, deps, userId);
  await deps.nodeChannels.notify(CHANNEL, String(userId), tx);
  return true;
}

async function stored(tx: Tx, userId: bigint, { kind, period }: LimitName): Promise<Stored | undefined> {
  const { rows } = await tx.query<Stored>(
    'select value, pending, pending_value from play_limit where user_id = $1 and kind = $2 and period = $3 for update',
    [userId, kind, period],
  );
  return rows[0];
}
