import type { Clock, Jobs, Store } from '../../store/index.ts';

/** Places the first issue of a chase; key: its id. */
export const CHASE_START = 'chase.start';
/** An issue opens; key: lottery and issue. */
export const CHASE_OPEN = 'chase.open';
/** An issue closes: what was not placed of it goes back. */
export const CHASE_CLOSE = 'chase.close';
/** All bets of a draw are decided; key: the draw's id. */
export const CHASE_DECIDED = 'chase.decided';
/** A player excluded himself: all his chases end; key: the player and the moment. */
export const CHASE_STOP_ALL = 'chase.stop-all';

/** Key of the jobs of one issue. */
export const issueKey = (lottery: string, issue: string): string => `${lottery}/${issue}`;

/** How often the job of an opening issue looks whether its draw sells by now, ms. */
const LOOK_AGAIN_MS = 250;
/** Chases moved at the same time: their bets meet in the same batches. */
const SIDE_BY_SIDE = 8;

export interface JobDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Jobs;
  /** Moves one chase on as far as it can go. */
  readonly advance: (chaseId: bigint) => Promise<void>;
}

/**
 * Registers what moves chases. Every job starts from what the store says and may run again after any crash: an issue is
 * placed once because of its own key, and its money moves with its state.
 */
export function registerChaseJobs({ store, clock, jobs, advance }: JobDeps): void {
  const quiet = { slow: true };
  jobs.onLong(CHASE_START, ({ key }) => advance(BigInt(key)), quiet);
  jobs.onLong(
    CHASE_OPEN,
    async ({ key }) => {
      const { draw, ids } = await dueAt(store, key);
      if (ids.length === 0) return undefined;
      // The step that opens the draw may still be on its way.
      if (draw === 'coming') return { runAgainAt: clock.local() + LOOK_AGAIN_MS };
      await eachOf(ids, advance);
      return undefined;
    },
    quiet,
  );
  jobs.onLong(CHASE_CLOSE, async ({ key }) => eachOf((await dueAt(store, key)).ids, advance), quiet);
  jobs.onLong(CHASE_DECIDED, async ({ key }) => eachOf(await placedIn(store, key), advance), quiet);
}

/** Tells chases that a draw is decided; does nothing for a draw without any. */
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
     from chase_issue i left join draw d on d.lottery_id = i.lottery_id and d.issue = i.issue
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

/** Works through all, a few side by side. One that fails does not hold up the others; the first failure is thrown at the end. */
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
