import type { InputOf, ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import {
  type Caller,
  cleanText,
  lockOwnRoom,
  type MessageBody,
  type MessageView,
  messageAt,
  messageSent,
  type OwnRoom,
  postMessage,
} from '../chat/index.ts';
import { assignCases } from './assign.ts';
import { type CaseRow, caseById, lockLiveCase, shownCase } from './cases.ts';
import type { ServiceDeps } from './deps.ts';
import { caseChanged } from './events.ts';
import { orderOf } from './orders.ts';
import { serviceRoomOf } from './room.ts';

export type Sent = ReplyOf<'serviceSend'>;

/** What a player sends, with what must be equal in a resend. */
interface Sending {
  readonly clientId: string;
  readonly language: string;
  readonly kind: 'text' | 'image' | 'order';
  /** Whether a stored message has the same content. */
  readonly isSame: (body: MessageBody) => boolean;
  /** The content; `caseId`: the case of the message. Runs in the transaction that writes it. */
  readonly bodyFor: (tx: Tx, caseId: bigint) => Promise<MessageBody> | MessageBody;
  /** An order of money is under way, so the case is urgent. */
  readonly urgent?: boolean;
}

const TEXT_MAX = 500;

/**
 * Sends a text or an own order to customer service.
 * Errors: `not_found` for an order of somebody else; `validation_failed` for a text without characters; `idempotency_conflict`;
 * `chat_muted`.
 */
export async function sendToService(
  deps: ServiceDeps,
  caller: Caller,
  { client_id: clientId, language, text: typed, order }: InputOf<'serviceSend'>,
): Promise<Sent> {
  if (order) {
    return sendMessage(deps, caller, {
      clientId,
      language,
      kind: 'order',
      isSame: (body) => body.order?.kind === order.kind && body.order.id === order.id,
      async bodyFor(tx) {
        await orderOf(tx, caller.userId, order);
        return { order };
      },
      urgent: order.kind !== 'bet',
    });
  }
  const text = cleanText(typed ?? '');
  if (text === '' || text.length > TEXT_MAX) throw new AppError('validation_failed', { field: 'text' });
  return sendMessage(deps, caller, {
    clientId,
    language,
    kind: 'text',
    isSame: (body) => body.text === text,
    bodyFor: () => ({ text }),
  });
}

/** Writes a message of a player into their case, which is opened when none is open. A resend gets the same answer. */
export async function sendMessage(deps: ServiceDeps, caller: Caller, sending: Sending): Promise<Sent> {
  const { store, settings, emit, events, pictureUrl } = deps;
  const room = await serviceRoomOf(store, caller.userId);
  const { key, message, isNew, row } = await store.tx(async (tx) => {
    const own = await lockOwnRoom(tx, room, caller.userId);
    const known = await messageSent(tx, room, caller.userId, sending.clientId, pictureUrl);
    if (known) {
      if (!sending.isSame(known.body)) throw new AppError('idempotency_conflict');
      return {
        ...own,
        message: known.message,
        isNew: false,
        row: await caseOfMessage(tx, room, known.message),
      };
    }
    if (own.mutedUntil) throw new AppError('chat_muted', { until: own.mutedUntil.getTime() });
    const begun = (await lockLiveCase(tx, caller.userId)) ?? (await beginCase(tx, caller, own, sending));
    const seq = await postMessage(tx, {
      room,
      sender: caller.userId,
      clientId: sending.clientId,
      kind: sending.kind,
      body: await sending.bodyFor(tx, begun.id),
    });
    await noteMessage(tx, deps, begun);
    await events.publish(tx, caseChanged, `${begun.id}/message/${seq}`, {
      id: begun.id,
      user: caller.userId,
    });
    await assignCases(tx, deps);
    const written = (await messageAt(tx, room, seq, pictureUrl))!;
    return { ...own, message: written, isNew: true, row: (await caseById(tx, begun.id))! };
  });
  if (isNew) emit.chat(key, 'chat:message', { room: key, ...message });
  return { message, case: await shownCase(store, settings, row) };
}

/** Opens a case whose first message is the next one of the locked room. */
async function beginCase(
  tx: Tx,
  { userId, kind }: Caller,
  { id: room, lastSeq }: OwnRoom,
  { language, urgent = false }: Sending,
): Promise<CaseRow> {
  const priority = kind === 'trial' ? 2 : urgent ? 0 : 1;
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into service_case (user_id, room, from_seq, priority, language, created_at, queued_at)
     values ($1, $2, $3, $4, $5, app_now(), app_now()) returning id`,
    [userId, room, lastSeq + 1n, priority, language],
  );
  return (await caseById(tx, rows[0]!.id))!;
}

/** The player has written: an answered case becomes open again, or returns to the queue when its agent has left. */
async function noteMessage(
  tx: Tx,
  { settings }: Pick<ServiceDeps, 'settings'>,
  { id }: CaseRow,
): Promise<void> {
  await tx.query(
    `update service_case c set
       waiting_since = coalesce(c.waiting_since, app_now()),
       state = case when c.state <> 'waiting' then c.state when a.online then 'open' else 'queued' end,
       agent = case when c.state = 'waiting' and not a.online then null else c.agent end,
       last_agent = case when c.state = 'waiting' and not a.online then c.agent else c.last_agent end,
       agent_read_seq = case when c.state = 'waiting' and not a.online then 0 else c.agent_read_seq end,
       queued_at = case when c.state = 'waiting' and not a.online then app_now() else c.queued_at end,
       due_at = case
         when c.state <> 'waiting' then c.due_at
         when a.online then app_now() + $2::integer * interval '1 second'
       end
     from service_case same left join service_agent a on a.id = same.agent
     where c.id = $1 and same.id = c.id`,
    [id, settings.get('serviceAnswerSeconds')],
  );
}

/** The case to which a message of a room belongs. */
async function caseOfMessage(tx: Tx, room: bigint, { seq }: MessageView): Promise<CaseRow> {
  const { rows } = await tx.query<{ id: bigint }>(
    'select id from service_case where room = $1 and from_seq <= $2 order by id desc limit 1',
    [room, seq],
  );
  return (await caseById(tx, rows[0]!.id))!;
}
