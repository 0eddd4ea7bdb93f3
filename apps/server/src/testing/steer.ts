import type { Clock, Store } from '../store/index.ts';

/** A process with a clock of its own that has to follow the platform's. */
export interface FollowingClock {
  setClockOffset(offsetMs: number): Promise<void>;
}

export interface SteerDeps {
  clock: Clock;
  store: Store;
  followers: readonly FollowingClock[];
}

const pollMs = 4;

/**
 * Moves the platform's clock forward by `ms`, stopping at every job that is due on the way until it has run, so that no step
 * of a draw is late only because time jumped. Mode `test` alone allows it.
 */
export async function steerForward({ clock, store, followers }: SteerDeps, ms: number): Promise<void> {
  const target = (await clock.now()) + ms;
  // What is due already runs at its own time: a seal under way would come too late behind the move.
  await untilIdle(store);
  for (;;) {
    const now = await clock.now();
    const due = Math.min((await nextDue(store)) ?? target, target);
    const ahead = Math.max(due - now, 0);
    // Even when time itself came first: a follower that was started again has the machine's time.
    for (const follower of followers) await follower.setClockOffset(clock.offset() + ahead);
    if (ahead > 0) await clock.advance(ahead);
    await untilIdle(store);
    if (due >= target) return;
  }
}

async function nextDue(store: Store): Promise<number | undefined> {
  const { rows } = await store.query<{ at: Date | null }>(
    'select min(run_at) as at from job where done_at is null and run_at > app_now()',
  );
  return rows[0]?.at?.getTime();
}

/** Waits until no due job is left; one that asked to run again later is not due. */
async function untilIdle(store: Store): Promise<void> {
  for (;;) {
    const { rowCount } = await store.query(
      'select from job where done_at is null and run_at <= app_now() limit 1',
    );
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
