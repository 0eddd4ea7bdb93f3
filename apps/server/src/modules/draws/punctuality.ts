import type { Tx } from '../../store/index.ts';

/** Whether the steps of draws are on time. */
export interface Punctuality {
  /** Delay of the most overdue step, ms; 0 when no step is overdue. */
  readonly lateMs: number;
  /** Steps that failed several times in a row and wait for a retry. */
  readonly failing: number;
}

/**
 * Steps with a fixed time. Results are left out because they wait for a beacon or feed, and settlements because their
 * duration depends on the number of bets.
 */
const STEPS = ['draw.open', 'draw.close', 'draw.freeze', 'draw.seal'];
/** Planning has no fixed time either, because it waits for a beacon or feed. But it should not fail. */
const PLANNING = 'draw.plan';
/** A step counts as failing after this many failures in a row. */
const FAILURES_MIN = 3;
/** A node is not ready when a step is later than this, ms. A seal has 6 s from the close. */
const LATE_MS_MAX = 5_000;

/** Reads from the job table how late the steps of draws are. */
export async function readPunctuality(db: Pick<Tx, 'query'>): Promise<Punctuality> {
  const { rows } = await db.query<{ late_ms: number; failing: number }>({
    name: 'draw-punctuality',
    text: `select coalesce(max(extract(epoch from app_now() - run_at) * 1000) filter (where kind = any ($1)), 0)::float8 as late_ms,
        (select count(*)::integer from job_waiting where attempts >= $3 and (kind = any ($1) or kind = $2)) as failing
      from job_waiting where run_at <= app_now()`,
    values: [STEPS, PLANNING, FAILURES_MIN],
  });
  const { late_ms, failing } = rows[0]!;
  return { lateMs: Math.max(0, late_ms), failing };
}

/** Whether the steps of draws are on time, so that a node may report that it is ready. */
export const isPunctual = ({ lateMs, failing }: Punctuality): boolean =>
  lateMs <= LATE_MS_MAX && failing === 0;
