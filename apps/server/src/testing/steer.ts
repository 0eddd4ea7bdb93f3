import type { Clock, Store } from '../store/index.ts';

/** A process with its own clock, which has to follow the platform's clock. */
export interface FollowingClock {
  setClockOffset(offsetMs: number): Promise<void>;
}

export interface SteerDeps {
  clock: Clock;
  store: Store;
  followers: readonly FollowingClock[];
}

const pollMs = 4;
/** How late a job may be that is no step of a draw: jobs that look around every few seconds share a stop. */
const STRIDE_MS = 300_000;

/**
 * Moves the platform's clock forward by `ms`. It stops at every step of a draw that becomes due until it has run, so that none
 * is late because time jumped, and at the other jobs after at most five minutes. Allowed in mode `test` only.
 */
export async function steerForward({ clock, store, followers }: SteerDeps, ms: number): Promise<void> {
  const target = (await clock.now()) + ms;
  // Jobs that are due already run before the move: otherwise a seal in progress would be too late.
  await untilIdle(store);
  for (;;) {
    const now = await clock.now();
    const due = Math.min((await nextDue(store)) ?? target, target);
    const ahead = Math.max(due - now, 0);
    // Also when the due time has passed by itself: a restarted follower has the machine's time.
    for (const follower of followers) await follower.setClockOffset(clock.moved() + ahead);
    if (ahead > 0) await clock.advance(ahead);
    await untilIdle(store);
    if (due >= target) return;
  }
}

async function nextDue(store: Store): Promise<number | undefined> {
  const { rows } = await store.query<{ at: Date | null }>(
    `select min(case when kind like 'draw.%' then run_at else greatest(run_at, app_now() + $1::bigint * interval '1 ms') end) as at
     from job_waiting where run_at > app_now()`,
    [STRIDE_MS],
  );
  return rows[0]?.at?.getTime();
}

/** Waits until no due job is left; a job that is to run again later is not due. */
async function untilIdle(store: Store): Promise<void> {
  for (;;) {
    const { rowCount } = await store.query('select from job_waiting where run_at <= app_now() limit 1');
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
