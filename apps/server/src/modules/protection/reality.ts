import type { InputOf } from '@tessera/protocol';
import { type CallContext, sessionOf } from '../../http/index.ts';
import { change, logChange } from './change.ts';
import type { ProtectionDeps } from './deps.ts';
import { type PlayState, playState } from './state.ts';

/** The player has seen where he stands; the next check follows an interval from now (RP5). */
export async function acknowledgeReality(context: CallContext, deps: ProtectionDeps): Promise<PlayState> {
  const session = sessionOf(context);
  await deps.store.query('update session set reality_at = $2 where id = $1', [
    session.id,
    new Date(context.now),
  ]);
  deps.emit.user(session.userId, 'protection:changed', {});
  return playState(session, context.now, deps);
}

/** Chooses the distance of the checks. It is a reminder and no limit: either way it counts at once. */
export async function setReality(
  { minutes }: InputOf<'realitySet'>,
  context: CallContext,
  deps: ProtectionDeps,
): Promise<PlayState> {
  const session = sessionOf(context);
  await change(deps, session, async (tx) => {
    await tx.query(
      `insert into player_guard (user_id, reality_minutes) values ($1, $2)
       on conflict (user_id) do update set reality_minutes = excluded.reality_minutes`,
      [session.userId, minutes],
    );
    await logChange(tx, session.userId, 'reality', { next: String(minutes) });
  });
  return playState(session, context.now, deps);
}
