import type { Tx } from '../../store/index.ts';

/** Whether the steps of draws happen at their moments. */
export interface Punctuality {
  /** How long the step that is overdue longest has been due, ms; 0 when none is. */
  readonly lateMs: number;
  /** Steps that failed several times in a row and wait to be tried again. */
  readonly failing: number;
}

/** Steps that have a moment. A result waits for its beacon or feed, and a settlement takes as long as its draw has bets. */
const STEPS = ['draw.open', 'draw.close', 'draw.freeze', 'draw.seal'];
/** Planning waits for its beacon or feed as well, but it has no reason to fail. */
const PLANNING = 'draw.plan';
/** Failures in a row from which on a step counts as failing. */
const FAILURES_MIN = 3;
/** A step may be this late before its node is not ready, ms; seals have 6 s from the close. */
const LATE_MS_MAX = 5_000;

/** Reads how late the steps of draws are, from the table of jobs. */
export async function readPunctuality(db: Pick<Tx, 'query'>): Promise<Punctuality> {
  const { rows } = await db.query<{ late_ms: number; failing: number }>({
    name: 'draw-punctuality',
    text: `select coalesce(max(extract(epoch from app_now() - run_at) * 1000) filter (where kind = any ($1)), 0)::float8 as late_ms,
        (select count(*)::integer from job
         where done_at is null and attempts >= $3 and (kind = any ($1) or kind = $2)) as failing
      from job where done_at is null and run_at <= app_now()`,
    values: [STEPS, PLANNING, FAILURES_MIN],
  });
  const { late_ms, failing } = rows[0]!;
  return { lateMs: Math.max(0, late_ms), failing };
}

/** Whether draws keep their moments, so that a node may say that it is ready. */
export const isPunctual = ({ lateMs, failing }: Punctuality): boolean =>
  lateMs <= LATE_MS_MAX && failing === 0;
