import type { Tx } from '../../store/index.ts';
import {
  lockOwnRoom,
  type MessageBody,
  type MessageView,
  messagePosted,
  messageSent,
  postMessage,
} from '../chat/index.ts';
import { assignCases } from './assign.ts';
import { type CaseRow, caseById, lockCase } from './cases.ts';
import type { ServiceDeps } from './deps.ts';
import { caseAnswered, caseChanged, caseResolved } from './events.ts';

/** A case that an agent has now. */
export type HeldCase = CaseRow & { readonly agent: bigint };

/** Whether the agent with this name has the case now. */
export const isHeld = (row: CaseRow | undefined, agent: string): row is HeldCase =>
  (row?.state === 'open' || row?.state === 'waiting') && row.agent_ref === agent;

/** What an agent sends, with what must be equal in a resend. */
export interface Answering {
  readonly caseId: bigint;
  /** The agent's name. */
  readonly agent: string;
  readonly clientId: string;
  readonly kind: Exclude<MessageView['kind'], 'system' | 'bet'>;
  /** Whether a stored message has the same content. */
  readonly isSame: (body: MessageBody) => boolean;
  /** The content without the agent's name. Runs in the transaction that writes it. */
  readonly bodyFor: (row: HeldCase) => Promise<MessageBody> | MessageBody;
}

type ActDeps = Pick<ServiceDeps, 'clock' | 'settings' | 'events' | 'pictureUrl'>;

/**
 * Writes an agent's message once for its id; the case then waits for the player. Locks the room before the case, as players do.
 * `not_assigned`: the agent does not have the case. `conflict`: another message has this id.
 */
export async function answerCase(
  deps: ActDeps,
  tx: Tx,
  { caseId, agent, clientId, kind, isSame, bodyFor }: Answering,
): Promise<{ readonly seq: number } | 'not_assigned' | 'conflict'> {
  const found = await caseById(tx, caseId);
  if (!found) return 'not_assigned';
  await lockOwnRoom(tx, found.room, found.user_id);
  const row = await lockCase(tx, caseId);
  if (!isHeld(row, agent)) return 'not_assigned';
  const sent = await messageSent(tx, row.room, row.agent, clientId, deps.pictureUrl);
  if (sent) return isSame(sent.body) ? { seq: sent.message.seq } : 'conflict';
  const seq = await postMessage(tx, {
    room: row.room,
    sender: row.agent,
    clientId,
    kind,
    body: { ...(await bodyFor(row)), agent: row.agent_name ?? row.agent_ref! },
  });
  await tx.query(
    `update service_case set state = 'waiting', waiting_since = null, first_reply_at = coalesce(first_reply_at, app_now()),
       agent_read_seq = $3, due_at = app_now() + $2::integer * interval '1 minute' where id = $1`,
    [row.id, deps.settings.get('serviceIdleMinutes'), seq],
  );
  await deps.events.publish(tx, messagePosted, `${row.room}/${seq}`, { room: row.room, seq });
  await deps.events.publish(tx, caseChanged, `${row.id}/reply/${seq}`, { id: row.id, user: row.user_id });
  // An open case is one whose player waits for an answer.
  if (row.state === 'open') {
    const { id: answered, user_id: user, room } = row;
    const at = await deps.clock.now(tx);
    await deps.events.publish(tx, caseAnswered, `${answered}/${seq}`, { id: answered, user, room, seq, at });
  }
  return { seq: Number(seq) };
}

/** The agent of a locked case has helped; the player may rate the case, and its place is free for another. */
export async function resolveCase(
  deps: Pick<ActDeps, 'clock' | 'settings' | 'events'>,
  tx: Tx,
  { id, user_id: user }: HeldCase,
  tags: readonly string[],
): Promise<void> {
  await tx.query(
    `update service_case set state = 'resolved', resolved_at = app_now(), due_at = null, waiting_since = null, tags = $2
     where id = $1`,
    [id, tags],
  );
  await deps.events.publish(tx, caseChanged, `${id}/resolved`, { id, user });
  await deps.events.publish(tx, caseResolved, `${id}`, { id, user, at: await deps.clock.now(tx) });
  await assignCases(tx, deps);
}
