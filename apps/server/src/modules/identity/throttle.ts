import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import type { Settings } from '../settings/index.ts';

/** Attempts counted together: those of strangers for a name, or those of browsers with a remembered login of the account. */
export interface Attempt {
  readonly name: string;
  /** Whether the browser has a credential of the account. Failures of strangers then do not delay it. */
  readonly known: boolean;
}

/** Failed sign-ins by name, counted for unknown names too (A2). No account is ever locked for good (A3). */
export interface Throttle {
  /**
   * Whether the next attempt needs a captcha, even if the platform requires none.
   * Errors: `too_many_requests` with the time of the next attempt.
   */
  needsCaptcha(attempt: Attempt, now: number): Promise<boolean>;
  /**
   * Counts an attempt as a failure before it is checked, so concurrency allows no additional attempts.
   * `captcha`: the attempt solved a captcha. Errors: `too_many_requests` with the time of the next attempt.
   */
  take(attempt: Attempt, captcha: boolean, now: number): Promise<void>;
  /** Clears the failures of a name. */
  succeeded(name: string): Promise<void>;
}

export function createThrottle(store: Store, settings: Settings): Throttle {
  const keyOf = ({ name, known }: Attempt) => `${name.toLowerCase()}${known ? REMEMBERED : ''}`;
  const since = (now: number) => new Date(now - settings.get('loginFailureSeconds') * 1000);

  /** Delay after the last attempt, s, and the time from which the next attempt is allowed, ms. */
  const stateOf = async (attempt: Attempt, now: number): Promise<{ delayS: number; openAt: number }> => {
    const { rows } = await store.query<{ failures: number; last_at: Date }>(
      'select failures, last_at from login_throttle where name = $1 and last_at > $2',
      [keyOf(attempt), since(now)],
    );
    const row = rows[0];
    if (!row) return { delayS: 0, openAt: now };
    const delayS = delayAfter(
      row.failures,
      settings.get('loginFailuresFree'),
      settings.get('loginDelayMaxSeconds'),
    );
    return { delayS, openAt: row.last_at.getTime() + delayS * 1000 };
  };

  return {
    async needsCaptcha(attempt, now) {
      const { delayS, openAt } = await stateOf(attempt, now);
      // Without a delay `openAt` is the time of the last attempt, which a concurrent attempt may have set after `now`.
      if (delayS > 0 && openAt > now) throw new AppError('too_many_requests', { retryAt: openAt });
      return delayS > 0;
    },
    async take(attempt, captcha, now) {
      const { rowCount } = await store.query(
        `insert into login_throttle as kept (name, failures, last_at) values ($1, 1, $2)
         on conflict (name) do update set
           failures = case when kept.last_at > $3 then kept.failures + 1 else 1 end,
           last_at = greatest(kept.last_at, excluded.last_at)
         where kept.last_at <= $3 or kept.failures < $4
           or $6 and kept.last_at + least(power(2, least(kept.failures - $4, 30)), $5) * interval '1 second' <= $2`,
        [
          keyOf(attempt),
          new Date(now),
          since(now),
          settings.get('loginFailuresFree'),
          settings.get('loginDelayMaxSeconds'),
          captcha,
        ],
      );
      if (rowCount === 1) return;
      const { openAt } = await stateOf(attempt, now);
      throw new AppError('too_many_requests', { retryAt: Math.max(openAt, now + 1000) });
    },
    async succeeded(name) {
      const stranger = keyOf({ name, known: false });
      await store.query('delete from login_throttle where name in ($1, $2)', [
        stranger,
        `${stranger}${REMEMBERED}`,
      ]);
    },
  };
}

/** Suffix of the key of remembered browsers. Names have no spaces. */
const REMEMBERED = ' remembered';

/** Seconds to wait after this many failures: none for the first `free`, then 1, 2, 4 … up to `max`. */
export function delayAfter(failures: number, free: number, max: number): number {
  return failures < free ? 0 : Math.min(2 ** Math.min(failures - free, 30), max);
}
