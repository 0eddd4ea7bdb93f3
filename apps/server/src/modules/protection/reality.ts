import type { InputOf } from '@tessera/protocol';
import { type CallContext, sessionOf } from '../../http/index.ts';
import { noteReality } from '../identity/index.ts';
import { change, logChange } from './change.ts';
import type { ProtectionDeps } from './deps.ts';
import { type PlayState, playState } from './state.ts';

/** Acknowledges the reality check; the next one is due one interval from now (RP5). */
export async function acknowledgeReality(context: CallContext, deps: ProtectionDeps): Promise<PlayState> {
  const session = sessionOf(context);
  await noteReality(deps.store, session.id, context.now);
  deps.emit.user(session.userId, 'protection:changed', {});
  return playState(session, context.now, deps);
}

/** Sets the interval of reality checks. It is a reminder, not a limit: a longer interval takes effect at once too. */
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
