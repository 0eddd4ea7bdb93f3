import type { Store } from '../../store/index.ts';
import type { Settings } from '../settings/index.ts';

/** What the failures of a name mean for its next attempt (A3). */
export interface Throttled {
  /** Failures in a row, the last one not longer ago than they are remembered. */
  readonly failures: number;
  /** ms; no attempt before. */
  readonly openAt: number;
  /** A captcha is asked for even where the platform asks for none. */
  readonly captcha: boolean;
}

/** Failed sign-ins by name, alike for names that nobody has (A2). Nobody is ever locked out for good. */
export interface Throttle {
  of(name: string, now: number): Promise<Throttled>;
  failed(name: string, now: number): Promise<void>;
  /** Forgets the failures of a name; returns how many there were. */
  succeeded(name: string): Promise<number>;
}

export function createThrottle(store: Store, settings: Settings): Throttle {
  return {
    async of(name, now) {
      const { rows } = await store.query<{ failures: number; last_at: Date }>(
        'select failures, last_at from login_throttle where name = lower($1) and last_at > $2',
        [name, new Date(now - settings.get('loginFailureSeconds') * 1000)],
      );
      const row = rows[0];
      if (!row) return { failures: 0, openAt: now, captcha: false };
      const delayS = delayAfter(
        row.failures,
        settings.get('loginFailuresFree'),
        settings.get('loginDelayMaxSeconds'),
      );
      return { failures: row.failures, openAt: row.last_at.getTime() + delayS * 1000, captcha: delayS > 0 };
    },
    async failed(name, now) {
      await store.query(
        `insert into login_throttle (name, failures, last_at) values (lower($1), 1, $2)
         on conflict (name) do update set
           failures = case when login_throttle.last_at > $3 then login_throttle.failures + 1 else 1 end,
           last_at = excluded.last_at`,
        [name, new Date(now), new Date(now - settings.get('loginFailureSeconds') * 1000)],
      );
    },
    async succeeded(name) {
      const { rows } = await store.query<{ failures: number }>(
        'delete from login_throttle where name = lower($1) returning failures',
        [name],
      );
      return rows[0]?.failures ?? 0;
    },
  };
}

/** Seconds to wait after this many failures: none for the first `free`, then 1, 2, 4 … up to `max`. */
export function delayAfter(failures: number, free: number, max: number): number {
  return failures < free ? 0 : Math.min(2 ** Math.min(failures - free, 30), max);
}
