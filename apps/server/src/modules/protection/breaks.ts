import type { InputOf } from '@tessera/protocol';
import { AppError, type CallContext, sessionOf } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { change, logChange } from './change.ts';
import type { ProtectionDeps } from './deps.ts';
import { playerExcluded } from './events.ts';
import { type ExclusionTerm, exclusionAt, readGuard } from './guard-row.ts';
import { type PlayState, playState } from './state.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** RP7. */
const lengthsMs: Readonly<Record<InputOf<'timeOut'>['length'], number>> = {
  '24h': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
  '6w': 42 * DAY_MS,
};

/** RP8, as PostgreSQL adds them. */
const terms: Readonly<Record<ExclusionTerm, string | null>> = {
  '6m': '6 months',
  '1y': '1 year',
  '5y': '5 years',
  indefinite: null,
};

/** Time between the player's request to end an exclusion and its end (RP8). */
const endDelayMs = (term: ExclusionTerm): number => (term === 'indefinite' ? 7 * DAY_MS : DAY_MS);

/** Starts a time-out now; a longer one already running stays. */
export async function takeTimeOut(
  { length }: InputOf<'timeOut'>,
  context: CallContext,
  deps: ProtectionDeps,
): Promise<PlayState> {
  const session = sessionOf(context);
  await change(deps, session, async (tx) => {
    await tx.query(
      `insert into player_guard (user_id, timeout_until) values ($1, $2)
       on conflict (user_id) do update set timeout_until = greatest(player_guard.timeout_until, excluded.timeout_until)`,
      [session.userId, new Date(context.now + lengthsMs[length])],
    );
    await logChange(tx, session.userId, 'time_out', { next: length });
  });
  return playState(session, context.now, deps);
}

/**
 * Excludes the player from now on. Their other sessions end (A11); after a new sign-in only the pages that stay open are
 * available.
 * A longer exclusion already in force stays; a pending request to end it is withdrawn.
 */
export async function excludeSelf(
  { term }: InputOf<'exclude'>,
  context: CallContext,
  deps: ProtectionDeps,
): Promise<PlayState> {
  const session = sessionOf(context);
  const { userId } = session;
  await change(deps, session, async (tx) => {
    const now = new Date(context.now);
    const until = await endOf(tx, term, now);
    const before = exclusionAt(await readGuard(tx, userId), context.now, 0);
    const longer = !before || until === null || (before.until !== null && until.getTime() > before.until);
    await tx.query(
      longer
        ? `insert into player_guard (user_id, excluded_at, exclusion_term, excluded_until) values ($1, $2, $3, $4)
           on conflict (user_id) do update set excluded_at = excluded.excluded_at,
             exclusion_term = excluded.exclusion_term, excluded_until = excluded.excluded_until, exclusion_ends_at = null`
        : 'update player_guard set exclusion_ends_at = null where user_id = $1',
      longer ? [userId, now, term, until] : [userId],
    );
    await deps.sessions.endAll(tx, userId, 'excluded', context.now, session.id);
    await logChange(tx, userId, 'excluded', { old: before?.term ?? null, next: longer ? term : before.term });
    if (!before) await deps.events.publish(tx, playerExcluded, `${userId}/${context.now}`, { user: userId });
  });
  return playState(session, context.now, deps);
}

async function endOf(tx: Tx, term: ExclusionTerm, from: Date): Promise<Date | null> {
  const { rows } = await tx.query<{ until: Date | null }>('select $1::timestamptz + $2::interval as until', [
    from,
    terms[term],
  ]);
  return rows[0]!.until;
}

/**
 * Requests the end of an exclusion whose term is over.
 * Errors: `not_found` without an exclusion, `self_excluded` while its term lasts.
 */
export async function endExclusion(context: CallContext, deps: ProtectionDeps): Promise<PlayState> {
  const session = sessionOf(context);
  const { userId } = session;
  const leastMs = deps.platform.settings.get('exclusionLeastSeconds') * 1000;
  await change(deps, session, async (tx) => {
    const exclusion = exclusionAt(await readGuard(tx, userId), context.now, leastMs);
    if (!exclusion) throw new AppError('not_found');
    if (exclusion.endFrom > context.now) throw new AppError('self_excluded', { until: exclusion.endFrom });
    if (exclusion.endsAt !== null) return;
    await tx.query('update player_guard set exclusion_ends_at = $2 where user_id = $1', [
      userId,
      new Date(context.now + endDelayMs(exclusion.term)),
    ]);
    await logChange(tx, userId, 'exclusion_end_asked');
  });
  return playState(session, context.now, deps);
}

/** Withdraws the request to end the exclusion; does nothing if there is none. */
export async function keepExclusion(context: CallContext, deps: ProtectionDeps): Promise<PlayState> {
  const session = sessionOf(context);
  const { userId } = session;
  await change(deps, session, async (tx) => {
    const { rowCount } = await tx.query(
      'update player_guard set exclusion_ends_at = null where user_id = $1 and exclusion_ends_at > $2',
      [userId, new Date(context.now)],
    );
    if (rowCount === 1) await logChange(tx, userId, 'exclusion_kept');
  });
  return playState(session, context.now, deps);
}
