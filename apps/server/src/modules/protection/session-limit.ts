import { z } from 'zod';
import { defineJob, idField, type Tx } from '../../store/index.ts';
import { CHANNEL, logChange } from './change.ts';
import type { ProtectionDeps } from './deps.ts';

/** Pause after such an end (RP4). */
const PAUSE_MS = 300_000;

interface OpenSession extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly over_at: Date;
}

/**
 * Open sessions of players with a session limit; $2 is now, $3 the time of the last action before which a session counts as idle.
 */
const openSessions = `select s.id, s.user_id, s.created_at + l.value * interval '1 minute' as over_at
  from player_session s join play_limit l on l.user_id = s.user_id and l.kind = 'session' and l.value is not null
  where s.ended_at is null and s.expires_at > $2 and s.last_action_at > $3 and `;

const moments = ({ platform }: Pick<ProtectionDeps, 'platform'>, now: number): [Date, Date] => [
  new Date(now),
  new Date(now - platform.settings.get('sessionIdleSeconds') * 1000),
];

/** Schedules the end of the player's open sessions by their session limit. */
export async function watchSessions(
  tx: Tx,
  deps: Pick<ProtectionDeps, 'platform' | 'jobs' | 'now'>,
  userId: bigint,
): Promise<void> {
  const { rows } = await tx.query<OpenSession>(`${openSessions} s.user_id = $1`, [
    userId,
    ...moments(deps, deps.now()),
  ]);
  for (const { id, over_at } of rows) {
    // A changed limit gives the session another end time, which gets its own job.
    await deps.jobs.add(sessionJob, `${id}/${over_at.getTime()}`, over_at.getTime(), { session: id }, tx);
  }
}

/** Ends a session at its time limit (RP4), on all devices of the player; then a pause begins. */
export const sessionJob = defineJob('protection.session', {
  payload: z.object({ session: idField }),
  async run(deps: ProtectionDeps, { payload: { session: id } }, tx) {
    const { sessions, nodeChannels } = deps;
    const at = deps.now();
    const { rows } = await tx.query<OpenSession>(`${openSessions} s.id = $1 for update of s`, [
      id,
      ...moments(deps, at),
    ]);
    const session = rows[0];
    if (!session || session.over_at.getTime() > at) return;
    await tx.query(
      `insert into player_guard (user_id, pause_until) values ($1, $2)
       on conflict (user_id) do update set pause_until = greatest(player_guard.pause_until, excluded.pause_until)`,
      [session.user_id, new Date(at + PAUSE_MS)],
    );
    await logChange(tx, session.user_id, 'session_limit');
    await nodeChannels.notify(CHANNEL, String(session.user_id), tx);
    await sessions.endOne(tx, id, 'limit', at);
  },
});
