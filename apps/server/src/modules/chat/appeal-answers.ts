import type { Events } from '../../contract/index.ts';
import type { Tx } from '../../store/index.ts';
import { type Moderation, unmute } from './acts.ts';
import { appealAnswered } from './events.ts';
import { roomNamed } from './rooms.ts';

/**
 * Answers an appeal once, by the number of its act; the table refuses an answer by who acted. Agreeing with an appeal against the mute
 * that holds now ends it.
 * `none`: the act has no appeal. `own`: the same person has acted. `ended`: it has its answer.
 */
export async function answerAppeal(
  tx: Tx,
  { act, by, upheld, reason }: Moderation & { readonly act: number; readonly upheld: boolean },
  events: Events,
): Promise<'answered' | 'none' | 'own' | 'ended'> {
  const { rows } = await tx.query<{
    room: bigint;
    user: bigint;
    by: bigint;
    what: string;
    until: Date | null;
    ended: boolean;
  }>(
    `select a.room, a.user_id as user, a.by, a.act as what, a.until,
       exists (select from chat_appeal_answer w where w.act = a.id) as ended
     from chat_appeal p join chat_act a on a.id = p.act where p.act = $1`,
    [act],
  );
  const [about] = rows;
  if (!about) return 'none';
  if (about.ended) return 'ended';
  if (about.by === by) return 'own';
  const answer = await tx.query<{ at: Date }>(
    `insert into chat_appeal_answer (act, by, upheld, reason, at) values ($1, $2, $3, $4, app_now())
     on conflict do nothing returning at`,
    [act, by, upheld, reason],
  );
  // Somebody else has answered meanwhile.
  if (!answer.rows[0]) return 'ended';
  const { room, user } = about;
  if (upheld && about.what === 'mute' && (await isMutedUntil(tx, room, user, about.until)))
    await unmute(tx, { room, user, by, reason }, events);
  await events.publish(tx, appealAnswered, String(act), {
    user,
    act: BigInt(act),
    ...(await roomNamed(tx, room)),
    upheld,
    reason,
    at: answer.rows[0].at.getTime(),
  });
  return 'answered';
}

/** Whether this very mute holds, and no later one. */
async function isMutedUntil(tx: Tx, room: bigint, user: bigint, until: Date | null): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from chat_member where room = $1 and user_id = $2 and muted_until = $3 and muted_until > app_now()',
    [room, user, until],
  );
  return rowCount === 1;
}
