import type { ConsoleInputOf } from '@tessera/protocol/console';
import type { Events } from '../../contract/index.ts';
import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { mute, remove, unmute } from './acts.ts';
import { answerAppeal } from './appeal-answers.ts';
import { dismissReports } from './dismiss-reports.ts';

/** An operator who looks after rooms, with the request. */
export interface Moderator {
  readonly operatorId: bigint;
}

/** Removes a message; false when it was removed before. Errors: `not_found`, also for messages of the platform. */
export async function removeAsOperator(
  tx: Tx,
  events: Events,
  { operatorId }: Moderator,
  { room: key, seq, reason }: Omit<ConsoleInputOf<'consoleChatRemove'>, 'rid'>,
): Promise<boolean> {
  const room = await lockedRoom(tx, key);
  await requireMessage(tx, room, seq);
  return remove(tx, { room, seq, by: operatorId, reason }, events);
}

/**
 * Mutes a player from now on, or ends a mute with 0 minutes. A retry of the same request gets the same end.
 * Errors: `not_found` for an unknown player, or one who is not in a room of its members; `idempotency_conflict`.
 */
export async function muteAsOperator(
  tx: Tx,
  events: Events,
  { operatorId: by }: Moderator,
  { rid, room: key, player, minutes, reason }: ConsoleInputOf<'consoleChatMute'>,
): Promise<{ readonly until: Date | null; readonly isNew: boolean }> {
  const room = await lockedRoom(tx, key);
  const user = BigInt(player);
  const { rows } = await tx.query<{ user: bigint | null; until: Date | null; same: boolean }>(
    `select user_id as user, until, room = $3 and user_id = $4 and act = $5 and reason = $6 as same
     from chat_act where by = $1 and rid = $2`,
    [by, rid, room, user, minutes > 0 ? 'mute' : 'unmute', reason],
  );
  if (rows[0]) {
    if (!rows[0].same) throw new AppError('idempotency_conflict');
    return { until: rows[0].until, isNew: false };
  }
  await requireReader(tx, room, user);
  if (minutes > 0)
    return { until: await mute(tx, { room, user, minutes, by, reason, rid }, events), isNew: true };
  return { until: null, isNew: await unmute(tx, { room, user, by, reason, rid }, events) };
}

/** Closes the reports of a message; false when they are closed. Errors: `not_found` for a message without reports. */
export async function dismissAsOperator(
  tx: Tx,
  events: Events,
  { operatorId: by }: Moderator,
  { room: key, seq, reason }: Omit<ConsoleInputOf<'consoleChatDismiss'>, 'rid'>,
): Promise<boolean> {
  const room = await lockedRoom(tx, key);
  const { rowCount } = await tx.query('select from chat_report where room = $1 and seq = $2 limit 1', [
    room,
    seq,
  ]);
  if (rowCount === 0) throw new AppError('not_found');
  return dismissReports(tx, { room, seq, by, reason }, events);
}

/** Answers an appeal. Errors: `not_found`, `appeal_own`, `appeal_ended`. */
export async function decideAppeal(
  tx: Tx,
  events: Events,
  { operatorId: by }: Moderator,
  { act, upheld, reason }: Omit<ConsoleInputOf<'consoleChatDecide'>, 'rid'>,
): Promise<void> {
  const answered = await answerAppeal(tx, { act, by, upheld, reason }, events);
  if (answered === 'none') throw new AppError('not_found');
  if (answered === 'own') throw new AppError('appeal_own');
  if (answered === 'ended') throw new AppError('appeal_ended');
}

async function lockedRoom(tx: Tx, key: string): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    'select id from chat_room where key = $1 for no key update',
    [key],
  );
  if (!rows[0]) throw new AppError('not_found');
  return rows[0].id;
}

async function requireMessage(tx: Tx, room: bigint, seq: number): Promise<void> {
  const { rowCount } = await tx.query(
    'select from chat_message where room = $1 and seq = $2 and sender is not null',
    [room, seq],
  );
  if (rowCount === 0) throw new AppError('not_found');
}

/** Whom a mute can concern: every account in a public room, members in others. */
async function requireReader(tx: Tx, room: bigint, user: bigint): Promise<void> {
  const { rowCount } = await tx.query(
    `select from player p, chat_room r where p.id = $2 and r.id = $1
       and (r.kind in ('hall', 'family') or exists (select from chat_member m where m.room = r.id and m.user_id = p.id))`,
    [room, user],
  );
  if (rowCount === 0) throw new AppError('not_found');
}
