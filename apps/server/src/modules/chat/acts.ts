import { createHash } from 'node:crypto';
import { ActionRefused, type Events } from '../../contract/index.ts';
import type { Tx } from '../../store/index.ts';
import { messagePosted, playerModerated } from './events.ts';
import { publishDecided } from './report-decisions.ts';
import { roomNamed } from './rooms.ts';

/** Who acts, and why. Every act is a row of `chat_act`; the player concerned sees it with its reason. */
export interface Moderation {
  readonly by: bigint;
  readonly reason: string;
  /** The request that asks for it, when a retry must make no second act. */
  readonly rid?: string;
}

type Act = Moderation & {
  readonly act: 'mute' | 'unmute' | 'remove' | 'close' | 'open';
  readonly seq?: number;
  readonly user?: bigint;
  readonly until?: Date;
};

/** Locks a room. Errors: `ActionRefused` for an unknown one. */
export async function lockRoom(tx: Tx, key: string): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    'select id from chat_room where key = $1 for no key update',
    [key],
  );
  if (!rows[0]) throw new ActionRefused(`There is no room ${key}.`);
  return rows[0].id;
}

/**
 * Mutes a player in a room from now on, also one who has not joined a public room; the last mute holds. Returns its end.
 * Errors: `ActionRefused` for somebody who is not in a room of its members.
 */
export async function mute(
  tx: Tx,
  {
    room,
    user,
    minutes,
    ...why
  }: Moderation & { readonly room: bigint; readonly user: bigint; readonly minutes: number },
  events: Events,
): Promise<Date> {
  const { rows } = await tx.query<{ until: Date }>(
    `insert into chat_member (room, user_id, read_seq, muted_until, at)
     select id, $2, last_seq, app_now() + $3::integer * interval '1 minute', app_now() from chat_room
     where id = $1 and (kind in ('hall', 'family') or exists (select from chat_member where room = $1 and user_id = $2))
     on conflict (room, user_id) do update set muted_until = excluded.muted_until
     returning muted_until as until`,
    [room, user, minutes],
  );
  if (!rows[0]) throw new ActionRefused('The player is not in this room.');
  const { until } = rows[0];
  await note(tx, room, { ...why, act: 'mute', user, until }, events);
  return until;
}

/** Ends a mute. False: the player was not muted. */
export async function unmute(
  tx: Tx,
  { room, user, ...why }: Moderation & { readonly room: bigint; readonly user: bigint },
  events: Events,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update chat_member set muted_until = null where room = $1 and user_id = $2 and muted_until > app_now()',
    [room, user],
  );
  if (rowCount === 0) return false;
  await note(tx, room, { ...why, act: 'unmute', user }, events);
  return true;
}

/**
 * Removes the content of a message. The room, which is locked, gets a message of the platform that says so: clients learn of it as of
 * any other message. False: it was removed before. Errors: `ActionRefused` for an unknown message, and for one of the platform.
 */
export async function remove(
  tx: Tx,
  { room, seq, ...why }: Moderation & { readonly room: bigint; readonly seq: number },
  events: Events,
): Promise<boolean> {
  const { rows } = await tx.query<{ sender: bigint | null; removed: boolean }>(
    'select sender, removed_by is not null as removed from chat_message where room = $1 and seq = $2',
    [room, seq],
  );
  const [message] = rows;
  if (!message || message.sender === null) throw new ActionRefused(`There is no message ${seq} of a player.`);
  if (message.removed) return false;
  await tx.query('update chat_message set removed_by = $3 where room = $1 and seq = $2', [room, seq, why.by]);
  const written = await tx.query<{ seq: bigint }>(
    `insert into chat_message (room, client_id, kind, body, at) values ($1, $2, 'system', $3, app_now()) returning seq`,
    [room, messageOfPlatform(`removes ${seq}`), JSON.stringify({ removes: seq })],
  );
  const posted = written.rows[0]!.seq;
  await note(tx, room, { ...why, act: 'remove', seq, user: message.sender }, events);
  await events.publish(tx, messagePosted, `${room}/${posted}`, { room, seq: posted });
  await publishDecided(tx, { room, seq, removed: true }, events);
  return true;
}

/** Closes a room for messages, or opens it again. False: it is so already. */
export async function setOpen(
  tx: Tx,
  { room, open, ...why }: Moderation & { readonly room: bigint; readonly open: boolean },
  events: Events,
): Promise<boolean> {
  const { rowCount } = await tx.query('update chat_room set open = $2 where id = $1 and open <> $2', [
    room,
    open,
  ]);
  if (rowCount === 0) return false;
  await note(tx, room, { ...why, act: open ? 'open' : 'close' }, events);
  return true;
}

async function note(
  tx: Tx,
  room: bigint,
  { act, seq, user, by, reason, rid, until }: Act,
  events: Events,
): Promise<void> {
  const { rows } = await tx.query<{ id: bigint; at: Date }>(
    `insert into chat_act (room, seq, user_id, act, by, reason, rid, until, at) values ($1, $2, $3, $4, $5, $6, $8, $7, app_now())
     returning id, at`,
    [room, seq ?? null, user ?? null, act, by, reason, until ?? null, rid ?? null],
  );
  const { id, at } = rows[0]!;
  if (user === undefined || act === 'close' || act === 'open') return;
  await publishAct(tx, { id, room, user, act, reason, until: until ?? null, at }, events);
}

/** An act about a player, as it is stored. */
interface StoredAct {
  readonly id: bigint;
  readonly room: bigint;
  readonly user: bigint;
  readonly act: 'mute' | 'unmute' | 'remove';
  readonly reason: string;
  readonly until: Date | null;
  readonly at: Date;
}

/** Publishes an act about a player. */
export async function publishAct(
  tx: Tx,
  { id, room, user, act: what, reason, until, at }: StoredAct,
  events: Events,
): Promise<void> {
  const named = await roomNamed(tx, room);
  const times = { until: until?.getTime() ?? null, at: at.getTime() };
  await events.publish(tx, playerModerated, String(id), { user, act: id, ...named, what, reason, ...times });
}

/** The client id of a message of the platform: the same for the same cause, so that it is written once. */
export const messageOfPlatform = (cause: string): string =>
  createHash('sha256').update(cause).digest('hex').slice(0, 32);
