import type { Clock, Jobs, Store } from '../../store/index.ts';

/** Places the first issue of a chase; key: its id. */
export const CHASE_START = 'chase.start';
/** An issue opens; key: lottery and issue. */
export const CHASE_OPEN = 'chase.open';
/** An issue closes: the holds of issues that were not placed are released. */
export const CHASE_CLOSE = 'chase.close';
/** All bets of a draw are decided; key: the draw's id. */
export const CHASE_DECIDED = 'chase.decided';
/** A player is self-excluded: all chases of the player end; key: the player and the time. */
export const CHASE_STOP_ALL = 'chase.stop-all';

/** Key of the jobs of one issue. */
export const issueKey = (lottery: string, issue: string): string => `${lottery}/${issue}`;

/** How often the job of an opening issue checks whether its draw is open, ms. */
const LOOK_AGAIN_MS = 250;
/** Chases advanced concurrently: their bets share batches. */
const SIDE_BY_SIDE = 8;

export interface JobDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Jobs;
  /** Advances one chase as far as possible. */
  readonly advance: (chaseId: bigint) => Promise<void>;
}

/**
 * Registers the jobs of chases. Every job reads its state from the database and may run again after a crash: an issue is
 * placed once because of its own request id, and its money moves in the same transaction as its state.
 */
export function registerChaseJobs({ store, clock, jobs, advance }: JobDeps): void {
  const quiet = { slow: true };
  jobs.onLong(CHASE_START, ({ key }) => advance(BigInt(key)), quiet);
  jobs.onLong(
    CHASE_OPEN,
    async ({ key }) => {
      const { draw, ids } = await dueAt(store, key);
      if (ids.length === 0) return undefined;
      // The step that opens the draw may not have run yet.
      if (draw === 'coming') return { runAgainAt: clock.local() + LOOK_AGAIN_MS };
      await eachOf(ids, advance);
      return undefined;
    },
    quiet,
  );
  jobs.onLong(CHASE_CLOSE, async ({ key }) => eachOf((await dueAt(store, key)).ids, advance), quiet);
  jobs.onLong(CHASE_DECIDED, async ({ key }) => eachOf(await placedIn(store, key), advance), quiet);
}

/** Adds the job that advances the chases of a decided draw; does nothing for a draw without chases. */
export async function chasesDecided(
  { store, clock, jobs }: Omit<JobDeps, 'advance'>,
  drawId: bigint,
): Promise<void> {
  if ((await placedIn(store, String(drawId))).length > 0)
    await jobs.add(CHASE_DECIDED, String(drawId), clock.local());
}

async function dueAt(
  store: Store,
  key: string,
): Promise<{ draw: 'coming' | 'there' | 'gone'; ids: bigint[] }> {
  const [lottery, issue] = key.split('/');
  const { rows } = await store.query<{ id: bigint }>(
    `select distinct chase_id as id from chase_issue
     where lottery_id = $1 and issue = $2 and state = 'pending' order by 1`,
    [lottery, issue],
  );
  const found = await store.query<{ state: string }>(
    `select case when i.close_at <= app_now() then 'gone'
                 when d.state is null or d.state = 'scheduled' then 'coming' else 'there' end as state
     from chase_issue i left join draw_state d on d.lottery_id = i.lottery_id and d.issue = i.issue
     where i.lottery_id = $1 and i.issue = $2 and i.state = 'pending' limit 1`,
    [lottery, issue],
  );
  return { draw: (found.rows[0]?.state ?? 'gone') as 'coming', ids: rows.map(({ id }) => id) };
}

async function placedIn(store: Store, drawId: string): Promise<bigint[]> {
  const { rows } = await store.query<{ id: bigint }>(
    "select chase_id as id from chase_issue where draw_id = $1 and state = 'placed' order by 1",
    [drawId],
  );
  return rows.map(({ id }) => id);
}

/** Processes all ids, a few concurrently. A failure does not stop the others; the first failure is thrown at the end. */
async function eachOf(ids: readonly bigint[], work: (id: bigint) => Promise<void>): Promise<void> {
  const waiting = [...ids];
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await work(id).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  if (failures.length > 0) throw failures[0];
}
