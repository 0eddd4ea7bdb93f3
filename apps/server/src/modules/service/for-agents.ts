import type { JsonObject } from '@tessera/protocol';
import { maskName } from '@tessera/rewards';
import type { Tx } from '../../store/index.ts';
import { type MessageView, messagesAfter } from '../chat/index.ts';
import type { CaseRow } from './cases.ts';
import type { ServiceDeps } from './deps.ts';
import { orderOf } from './orders.ts';

/** Most cases, and most messages, of one answer. */
const CASES_MAX = 500;
const MESSAGES_MAX = 50;

/** The cases that agents of the provider have now, by id. */
export async function assignedCases(tx: Tx): Promise<JsonObject[]> {
  const { rows } = await tx.query<{ id: bigint; state: string; agent: string }>(
    `select c.id, c.state, a.ref as agent from service_case c join service_agent a on a.id = c.agent
     where c.state in ('open', 'waiting') and a.operator is null order by c.id limit $1`,
    [CASES_MAX],
  );
  return rows.map(({ id, ...row }) => ({ case: String(id), ...row }));
}

/** A case with its messages after a number. Orders have their state now; the player's name is masked. */
export async function shownToAgent(
  tx: Tx,
  row: CaseRow,
  after: number,
  { pictureUrl }: Pick<ServiceDeps, 'pictureUrl'>,
): Promise<JsonObject> {
  const from = Math.max(after, Number(row.from_seq) - 1);
  const messages = await messagesAfter(tx, row.room, from, MESSAGES_MAX, pictureUrl);
  const { rows } = await tx.query<{ user_name: string }>('select user_name from player where id = $1', [
    row.user_id,
  ]);
  return {
    case: String(row.id),
    state: row.state,
    agent: row.agent_ref,
    language: row.language,
    player: maskName(rows[0]?.user_name ?? ''),
    messages: await Promise.all(messages.map((message) => forAgent(tx, row.user_id, message))),
  };
}

async function forAgent(tx: Tx, userId: bigint, message: MessageView): Promise<JsonObject> {
  const { seq, kind, text, at, from, picture, order } = message;
  return {
    seq,
    kind,
    staff: from?.staff ?? true,
    text,
    at,
    ...(picture && { picture }),
    ...(order && { order: { ...(await orderOf(tx, userId, order)) } }),
  };
}
