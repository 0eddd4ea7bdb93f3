import type { InputOf } from '@tessera/protocol';
import type { Store, Tx } from '../../store/index.ts';

export type ExclusionTerm = InputOf<'exclude'>['term'];
export type RealityMinutes = InputOf<'realitySet'>['minutes'];

/** A row of `player_guard`, or the defaults without one. */
export interface GuardRow {
  readonly reality_minutes: RealityMinutes;
  readonly pause_until: Date | null;
  readonly timeout_until: Date | null;
  readonly excluded_at: Date | null;
  readonly exclusion_term: ExclusionTerm | null;
  readonly excluded_until: Date | null;
  readonly exclusion_ends_at: Date | null;
}

const defaults: GuardRow = {
  reality_minutes: 60,
  pause_until: null,
  timeout_until: null,
  excluded_at: null,
  exclusion_term: null,
  excluded_until: null,
  exclusion_ends_at: null,
};

export async function readGuard(db: Store | Tx, userId: bigint): Promise<GuardRow> {
  const { rows } = await db.query<GuardRow & Record<string, unknown>>(
    `select reality_minutes, pause_until, timeout_until, excluded_at, exclusion_term, excluded_until, exclusion_ends_at
     from player_guard where user_id = $1`,
    [userId],
  );
  return rows[0] ?? defaults;
}

/** A self-exclusion in force; times in ms. */
export interface Guarded {
  readonly term: ExclusionTerm;
  readonly since: number;
  /** End of the term; null for an indefinite one. */
  readonly until: number | null;
  /** Time from which the player may request the end. */
  readonly endFrom: number;
  /** End of the exclusion, if the player has requested it. */
  readonly endsAt: number | null;
}

/** The exclusion in force at `now`. An indefinite one lasts at least `leastMs`, as long as the shortest term. */
export function exclusionAt(guard: GuardRow, now: number, leastMs: number): Guarded | undefined {
  const { excluded_at, exclusion_term, excluded_until, exclusion_ends_at } = guard;
  if (!excluded_at || !exclusion_term) return undefined;
  if (exclusion_ends_at && exclusion_ends_at.getTime() <= now) return undefined;
  const since = excluded_at.getTime();
  const until = excluded_until?.getTime() ?? null;
  return {
    term: exclusion_term,
    since,
    until,
    endFrom: until ?? since + leastMs,
    endsAt: exclusion_ends_at?.getTime() ?? null,
  };
}
