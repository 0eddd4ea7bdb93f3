import type { ReplyOf } from '@tessera/protocol';
import type { CallSession } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { figuresOf, sessionFlow } from '../identity/index.ts';
import type { ProtectionDeps } from './deps.ts';
import { exclusionAt, type Guarded, type GuardRow, readGuard } from './guard-row.ts';

export type PlayState = ReplyOf<'realityCheck'>;

/** Share of the session limit after which the player is warned (RP4). */
const WARN_SHARE = 0.8;

interface SessionRow extends Record<string, unknown> {
  readonly checked_at: Date;
  readonly minutes: bigint | null;
}

/** State of the caller at `now` (ms): what blocks play, and the figures of the session. */
export async function playState(
  session: CallSession,
  now: number,
  { store, platform }: Pick<ProtectionDeps, 'store' | 'platform'>,
): Promise<PlayState> {
  const [guard, own, flow] = await Promise.all([
    readGuard(store, session.userId),
    readSession(store, session),
    sessionFlow(store, session),
  ]);
  const least = platform.settings.get('exclusionLeastSeconds') * 1000;
  const dueAt = own.checked_at.getTime() + guard.reality_minutes * 60_000;
  return {
    reality: { minutes: guard.reality_minutes, due_at: dueAt, due: dueAt <= now },
    session_limit: limitOf(session.startedAt, own.minutes),
    pause_until: after(guard.pause_until, now),
    time_out_until: after(guard.timeout_until, now),
    exclusion: exclusionOf(guard, now, least),
    session: figuresOf(session, flow),
  };
}

async function readSession(store: Store, { id, userId }: CallSession): Promise<SessionRow> {
  const { rows } = await store.query<SessionRow>(
    `select coalesce(s.reality_at, s.created_at) as checked_at,
       (select value from play_limit where user_id = $2 and kind = 'session') as minutes
     from player_session s where s.id = $1`,
    [id, userId],
  );
  return rows[0]!;
}

function limitOf(startedAt: number, minutes: bigint | null): PlayState['session_limit'] {
  if (minutes === null) return null;
  const lengthMs = Number(minutes) * 60_000;
  return { warn_at: startedAt + Math.round(lengthMs * WARN_SHARE), ends_at: startedAt + lengthMs };
}

function after(moment: Date | null, now: number): number | null {
  return moment && moment.getTime() > now ? moment.getTime() : null;
}

function exclusionOf(guard: GuardRow, now: number, leastMs: number): PlayState['exclusion'] {
  const exclusion: Guarded | undefined = exclusionAt(guard, now, leastMs);
  if (!exclusion) return null;
  const { term, since, until, endFrom, endsAt } = exclusion;
  return { term, since, until, end_from: endFrom, ends_at: endsAt };
}
