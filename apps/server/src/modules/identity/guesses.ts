import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import type { Settings } from '../settings/index.ts';

/** A secret of the player that can be guessed. */
export type GuessKind = 'google' | 'fund' | 'password';

/** Limits wrong guesses of a player's secrets: 5, then none for 15 minutes (A5). */
export interface Guesses {
  /**
   * Runs a check and counts it if it fails. The guess is counted before the check, so that concurrent guesses cannot exceed the
   * limit. Errors: `too_many_requests` with the time of the next attempt.
   */
  guarded(userId: bigint, kind: GuessKind, now: number, check: () => Promise<boolean>): Promise<boolean>;
}

export function createGuesses(store: Store, settings: Settings): Guesses {
  const take = async (userId: bigint, kind: GuessKind, now: number) => {
    const waitMs = settings.get('guessSeconds') * 1000;
    const { rowCount } = await store.query(
      `insert into guess (user_id, kind, failures, last_at) values ($1, $2, 1, $3)
       on conflict (user_id, kind) do update set
         failures = case when guess.last_at > $4 then guess.failures + 1 else 1 end, last_at = excluded.last_at
       where guess.last_at <= $4 or guess.failures < $5`,
      [userId, kind, new Date(now), new Date(now - waitMs), settings.get('guessesMax')],
    );
    if (rowCount === 1) return;
    const { rows } = await store.query<{ last_at: Date }>(
      'select last_at from guess where user_id = $1 and kind = $2',
      [userId, kind],
    );
    throw new AppError('too_many_requests', { retryAt: (rows[0]?.last_at.getTime() ?? now) + waitMs });
  };
  return {
    async guarded(userId, kind, now, check) {
      await take(userId, kind, now);
      const right = await check();
      if (right) await store.query('delete from guess where user_id = $1 and kind = $2', [userId, kind]);
      return right;
    },
  };
}
