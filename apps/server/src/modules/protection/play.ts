import { AppError } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';

/** Codes of `play_refusal`. */
export type Break = 'self_excluded' | 'timeout_active' | 'session_limit_reached' | 'reality_check_due';

/**
 * Checks whether a player may start something that bets later or elsewhere: a chase, a transfer into a platform. Bets themselves
 * are checked on acceptance. `session` is the requesting session, if any.
 * Errors: `self_excluded`, `timeout_active`, `session_limit_reached`, `reality_check_due`.
 */
export async function requirePlay(db: Store | Tx, userId: bigint, session?: bigint): Promise<void> {
  const { rows } = await db.query<{ code: Break | null; until: Date | null }>(
    'select code, until from play_refusal($1, $2, app_now())',
    [userId, session ?? null],
  );
  const { code, until } = rows[0]!;
  if (code !== null) throw breakError(code, until);
}

/** Turns an answer of `play_refusal` into the player's error. */
export function breakError(code: Break, until: Date | null): AppError {
  if (code === 'reality_check_due') return new AppError(code);
  return new AppError(code, { until: until?.getTime() ?? null });
}
