import type { Log } from './log.ts';
import type { Connections } from './store.ts';
import type { Tx } from './tx.ts';

/** One piece of work. `runAt` and `takenAt`, when a lane took it, in ms of `app_now()`; `attempts` counts the failures so far. */
export interface Job {
  id: bigint;
  kind: string;
  key: string;
  runAt: number;
  takenAt: number;
  payload: unknown;
  attempts: number;
}

/** Done jobs are kept this long, so that a step that is added again does not run again. */
const KEEP_DONE_DAYS = 7;

/** Result of a query for due jobs: a job that this transaction now holds, or none due at the time `looked` (ms). */
export type Look = { job: Job } | { looked: number };

/** Takes the next due job that no other lane or node holds. */
export async function claimNext(tx: Tx, kinds: readonly string[]): Promise<Look> {
  const { rows } = await tx.query<{ looked: Date; run_at: Date | null } & Omit<Job, 'runAt' | 'takenAt'>>({
    name: 'job-claim',
    text: `with moment as materialized (select app_now() as looked)
      select looked, due.* from moment left join lateral (
        select id, kind, key, run_at, payload, attempts from job
        where done_at is null and held_by is null and run_at <= looked and kind = any ($1)
        order by run_at, id limit 1 for update skip locked
      ) due on true`,
    values: [kinds],
  });
  const { looked, run_at, id, kind, key, payload, attempts } = rows[0]!;
  if (run_at === null) return { looked: looked.getTime() };
  return {
    job: { id, kind, key, payload, attempts, runAt: run_at.getTime(), takenAt: looked.getTime() },
  };
}

/** Runs jobs now that wait for a later time or are done, on whichever node is free. Unknown keys are ignored. */
export async function wakeJobs(
  db: Pick<Tx, 'query'>,
  { kind }: { readonly kind: string },
  keys: readonly string[],
): Promise<void> {
  await db.query(
    `with woken as (
       update job set run_at = app_now(), done_at = null, attempts = 0
       where kind = $1 and key = any ($2) and run_at > app_now() returning 1)
     select pg_notify('job', '0') from woken limit 1`,
    [kind, keys],
  );
}

/** Marks a job as done, or as due again at `again` (ms). */
export async function finish(tx: Tx, id: bigint, again: number | undefined): Promise<void> {
  if (again === undefined) {
    await tx.query({
      name: 'job-done',
      text: 'update job set done_at = app_now() where id = $1',
      values: [id],
    });
    return;
  }
  await tx.query('update job set run_at = $2, attempts = 0, last_error = null where id = $1', [
    id,
    new Date(again),
  ]);
}

/** Marks a job as held by a node. No other node takes it from then on. */
export async function hold(tx: Tx, id: bigint, node: number): Promise<void> {
  await tx.query({
    name: 'job-hold',
    text: 'update job set held_by = $2 where id = $1',
    values: [id, node],
  });
}

/**
 * Ends a node's work on a job: done, or due again at `again` (ms). Does nothing when another node has taken the job.
 */
export async function finishHeld(
  through: Pick<Tx, 'query'>,
  id: bigint,
  node: number,
  again: number | undefined,
): Promise<void> {
  await through.query({
    name: 'job-held-done',
    text: `update job set held_by = null, done_at = case when $3::timestamptz is null then app_now() end,
        run_at = coalesce($3, run_at), attempts = case when $3::timestamptz is null then attempts else 0 end,
        last_error = case when $3::timestamptz is null then last_error end
      where id = $1 and held_by = $2`,
    values: [id, node, again === undefined ? null : new Date(again)],
  });
}

/**
 * Frees the jobs of nodes that are not alive, and those held by `node` on which it does not work (`isWorking`). Returns how many.
 *
 * A lane may take a job at any moment, also while these statements wait for a connection. So `isWorking` is asked after the held
 * jobs are read, and only rows that have not changed since are freed.
 */
export async function freeAbandoned(
  through: Pick<Tx, 'query'>,
  node: number,
  isWorking: (id: bigint) => boolean,
): Promise<number> {
  const dead = await through.query({
    name: 'job-free',
    text: `update job set held_by = null
      where held_by is not null and held_by <> $1 and done_at is null and not node_is_alive(held_by)`,
    values: [node],
  });
  const { rows } = await through.query<{ id: bigint; version: string }>({
    name: 'job-held',
    text: 'select id, xmin::text as version from job where held_by = $1 and done_at is null',
    values: [node],
  });
  const left = rows.filter(({ id }) => !isWorking(id));
  if (left.length === 0) return dead.rowCount ?? 0;
  const own = await through.query({
    name: 'job-free-own',
    text: `update job set held_by = null from unnest($1::bigint[], $2::text[]) as left_over (id, version)
      where job.id = left_over.id and job.xmin::text = left_over.version`,
    values: [left.map(({ id }) => id), left.map(({ version }) => version)],
  });
  return (dead.rowCount ?? 0) + (own.rowCount ?? 0);
}

/** Marks waiting jobs as done. A job in progress is not changed. */
export async function takeBack(kind: string, keys: readonly string[], tx: Tx): Promise<void> {
  await tx.query({
    name: 'job-take-back',
    text: `update job set done_at = app_now() where id in (
        select id from job where kind = $1 and key = any ($2) and done_at is null and held_by is null for update skip locked)`,
    values: [kind, keys],
  });
}

/** Records a failure of a node's work; the job is due again after `pauseMs`. Does nothing when another node has the job. */
export async function postpone(
  through: Pick<Tx, 'query'>,
  id: bigint,
  node: number,
  pauseMs: number,
  error: unknown,
): Promise<void> {
  await through.query(
    `update job set attempts = attempts + 1, last_error = $3, held_by = null,
       run_at = app_now() + $2 * interval '1 millisecond'
     where id = $1 and done_at is null and (held_by is null or held_by = $4)`,
    [id, pauseMs, error instanceof Error ? (error.stack ?? error.message) : String(error), node],
  );
}

/** The next jobs due after `looked`: their time (ms; infinity for none) and how many are due then, at most `most`. */
export async function nextDue(
  through: Pick<Tx, 'query'>,
  kinds: readonly string[],
  looked: number,
  most: number,
): Promise<{ at: number; count: number }> {
  const { rows } = await through.query<{ run_at: Date }>({
    name: 'job-next',
    text: `select run_at from job where done_at is null and held_by is null and run_at > $2 and kind = any ($1)
      order by run_at, id limit $3`,
    values: [kinds, new Date(looked), most],
  });
  const at = rows[0]?.run_at.getTime() ?? Number.POSITIVE_INFINITY;
  return { at, count: rows.filter((row) => row.run_at.getTime() === at).length };
}

/** Whether a job of this kind has not been done yet. */
export async function isWaiting(through: Pick<Tx, 'query'>, kind: string): Promise<boolean> {
  const { rows } = await through.query<{ waits: boolean }>(
    'select exists (select from job where kind = $1 and done_at is null) as waits',
    [kind],
  );
  return rows[0]!.waits;
}

/** Removes jobs that were done long ago. */
export async function removeOld({ query }: Pick<Connections, 'query'>, log: Log): Promise<void> {
  try {
    await query("delete from job where done_at < app_now() - $1 * interval '1 day'", [KEEP_DONE_DAYS]);
  } catch (error) {
    log.warn({ err: error }, 'old jobs could not be removed');
  }
}
