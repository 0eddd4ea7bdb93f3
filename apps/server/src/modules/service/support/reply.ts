import { createHash } from 'node:crypto';
import type { ConsoleInputOf } from '@tessera/protocol/console';
import { AppError } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import { chatFiles, cleanText, roomKey } from '../../chat/index.ts';
import { type Answering, answerCase, type HeldCase, isHeld } from '../acts.ts';
import { type CaseRow, caseById, lockCase } from '../cases.ts';
import type { ServiceDeps } from '../deps.ts';
import { orderOf, ordersOf } from '../orders.ts';
import { encodedPicture } from '../pictures.ts';
import { agentRefOf, type SupportOperator } from './operator.ts';

/** Whin the console answers with; `store`: under the console's role. */
export type ReplyDeps = Omit<ServiceDeps, 'providers' | 'hint'>;

/**
 * Answers an own case with a text, or shows an order of its player.
 * Errors: `not_found`, also for an order of another player; `service_not_assigned`, `validation_failed`, `idempotency_conflict`.
 */
export async function replyAtSupport(
  deps: ReplyDeps,
  operator: SupportOperator,
  { rid, id, text: typed, order }: ConsoleInputOf<'consoleServiceReply'>,
): Promise<{ seq: number }> {
  if (order) {
    return deps.store.tx((tx) =>
      answer(deps, tx, operator, id, {
        clientId: rid,
        kind: 'order',
        isSame: (body) => body.order?.kind === order.kind && body.order.id === order.id,
        async bodyFor({ user_id: userId }) {
          await orderOf(tx, userId, order);
          return { order };
        },
      }),
    );
  }
  const text = cleanText(typed ?? '');
  if (text === '') throw new AppError('validation_failed', { field: 'text' });
  return deps.store.tx((tx) =>
    answer(deps, tx, operator, id, {
      clientId: rid,
      kind: 'text',
      isSame: (body) => body.text === text,
      bodyFor: () => ({ text }),
    }),
  );
}

/**
 * Shows a picture in an own case. Only its pixels are stored, encoded again outside the transaction.
 * Errors: `not_found`, `service_not_assigned`, `picture_invalid`, `service_pictures_full`, `idempotency_conflict`.
 */
export async function pictureAtSupport(
  deps: ReplyDeps,
  operator: SupportOperator,
  { rid, id, image }: ConsoleInputOf<'consoleServicePicture'>,
): Promise<{ seq: number }> {
  const { files, store } = deps;
  requireHeld(await caseById(store, BigInt(id)), operator);
  const hash = createHash('sha256').update(image).digest('hex');
  const picture = await encodedPicture(files, image);
  return store.tx((tx) =>
    answer(deps, tx, operator, id, {
      clientId: rid,
      kind: 'image',
      isSame: (body) => body.hash === hash,
      async bodyFor({ id: caseId }) {
        if (await files.isFull(tx, chatFiles, caseId)) throw new AppError('service_pictures_full');
        return { picture: await files.keep(tx, chatFiles, caseId, picture), hash };
      },
    }),
  );
}

async function answer(
  deps: ReplyDeps,
  tx: Tx,
  operator: SupportOperator,
  id: number,
  answering: Omit<Answering, 'caseId' | 'agent'>,
): Promise<{ seq: number }> {
  const agent = agentRefOf(operator);
  const written = await answerCase(deps, tx, { ...answering, caseId: BigInt(id), agent });
  if (written === 'conflict') throw new AppError('idempotency_conflict');
  if (written !== 'not_assigned') return written;
  throw new AppError((await caseById(tx, BigInt(id))) ? 'service_not_assigned' : 'not_found');
}

/** A case as its operator's own. Errors: `not_found` for a missing one, `service_not_assigned`. */
export function requireHeld(row: CaseRow | undefined, operator: SupportOperator): HeldCase {
  if (!row) throw new AppError('not_found');
  if (!isHeld(row, agentRefOf(operator))) throw new AppError('service_not_assigned');
  return row;
}

/** Marks messages of an own case as seen. Errors: `not_found`, `service_not_assigned`. */
export async function markSeen(
  { store }: Pick<ReplyDeps, 'store'>,
  operator: SupportOperator,
  { id, seq }: ConsoleInputOf<'consoleServiceRead'>,
): Promise<{ seq: number }> {
  return store.tx(async (tx) => {
    const { id: caseId } = requireHeld(await lockCase(tx, BigInt(id)), operator);
    const { rows } = await tx.query<{ seq: bigint }>(
      `update service_case c set agent_read_seq = greatest(c.agent_read_seq, least($2, r.last_seq))
       from chat_room_now r where c.id = $1 and r.id = c.room returning c.agent_read_seq as seq`,
      [caseId, seq],
    );
    return { seq: Number(rows[0]!.seq) };
  });
}

/** Tells the player of an own case that an answer is being written. Errors: `not_found`, `service_not_assigned`. */
export async function typeAtSupport(
  { store, emit }: Pick<ReplyDeps, 'store' | 'emit'>,
  operator: SupportOperator,
  id: number,
): Promise<void> {
  const row = requireHeld(await caseById(store, BigInt(id)), operator);
  const room = await roomKey(store, row.room);
  emit.chat(room, 'chat:typing', { room });
}

/** The newest orders of the player of an own case. Errors: `not_found`, `service_not_assigned`. */
export async function ordersAtSupport(
  { store }: Pick<ReplyDeps, 'store'>,
  operator: SupportOperator,
  id: number,
): Promise<Awaited<ReturnType<typeof ordersOf>>> {
  const { user_id: userId } = requireHeld(await caseById(store, BigInt(id)), operator);
  return ordersOf(store, userId);
}
