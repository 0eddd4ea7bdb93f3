import { AppError } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';

/** Codes of `play_refusal`. */
export type Break = 'self_excluded' | 'timeout_active' | 'session_limit_reached' | 'reality_check_due';

/**
 * Lets a player begin something that bets later or elsewhere: an order of many draws, a transfer into a platform. A
 * bet itself is judged by its acceptance. `session` is the one that asks, if one does.
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

/** What `play_refusal` answers, as the player is told it. */
export function breakError(code: Break, until: Date | null): AppError {
  if (code === 'reality_check_due') return new AppError(code);
  return new AppError(code, { until: until?.getTime() ?? null });
}
