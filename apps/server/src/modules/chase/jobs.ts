import { z } from 'zod';
import { defineLongJob, idField, type Store } from '../../store/index.ts';
import { advanceChase } from './advance.ts';
import { stopChase } from './change.ts';
import type { ChaseDeps } from './deps.ts';

// Every job reads its state from the database and may run again after a crash: an issue is placed once because of its own
// request id, and its money moves in the same transaction as its state.

/** Key of the jobs of one issue. */
export const issueKey = (lottery: string, issue: string): string => `${lottery}/${issue}`;

/** How often the job of an opening issue checks whether its draw is open, ms. */
const LOOK_AGAIN_MS = 250;
/** Chases advanced concurrently: their bets share batches. */
const SIDE_BY_SIDE = 8;

/** Places the first issue of a chase; key: its id. */
export const startJob = defineLongJob('chase.start', {
  slow: true,
  run: (deps: ChaseDeps, { key }) => advanceChase(deps, BigInt(key)),
});

/** An issue opens; key: lottery and issue. */
export const openJob = defineLongJob('chase.open', {
  slow: true,
  async run(deps: ChaseDeps, { key }) {
    const { draw, ids } = await dueAt(deps.store, key);
    if (ids.length === 0) return undefined;
    // The step that opens the draw may not have run yet.
    if (draw === 'coming') return { runAgainAt: deps.clock.local() + LOOK_AGAIN_MS };
    await advanceAll(deps, ids);
    return undefined;
  },
});

/** An issue closes: the holds of issues that were not placed are released; key: lottery and issue. */
export const closeJob = defineLongJob('chase.close', {
  slow: true,
  run: async (deps: ChaseDeps, { key }) => advanceAll(deps, (await dueAt(deps.store, key)).ids),
});

/** All bets of a draw are decided: its chases go on or end; key: the draw's id. */
export const decidedJob = defineLongJob('chase.decided', {
  slow: true,
  payload: z.object({ draw: idField }),
  run: async (deps: ChaseDeps, { payload }) => advanceAll(deps, await placedIn(deps.store, payload.draw)),
});

/** A player is self-excluded: all chases of the player end (RP8); key: the player and the time. */
export const stopAllJob = defineLongJob('chase.stop-all', {
  slow: true,
  payload: z.object({ user: idField }),
  async run(deps: ChaseDeps, { payload }) {
    const { rows } = await deps.store.query<{ id: bigint; currency: string }>(
      "select id, currency from chase where user_id = $1 and state in ('running', 'paused') order by id",
      [payload.user],
    );
    for (const { id, currency } of rows)
      await stopChase(deps, { userId: payload.user, currency, kind: 'player' }, id);
  },
});

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

async function placedIn(store: Store, drawId: bigint): Promise<bigint[]> {
  const { rows } = await store.query<{ id: bigint }>(
    "select chase_id as id from chase_issue where draw_id = $1 and state = 'placed' order by 1",
    [drawId],
  );
  return rows.map(({ id }) => id);
}

/** Advances chases, a few concurrently. A failure does not stop the others; the first failure is thrown at the end. */
async function advanceAll(deps: ChaseDeps, ids: readonly bigint[]): Promise<void> {
  const waiting = [...ids];
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await advanceChase(deps, id).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  if (failures.length > 0) throw failures[0];
}
