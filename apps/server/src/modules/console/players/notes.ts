import type { ConsoleReplyOf } from '@tessera/protocol/console';
import { AppError } from '../../../http/index.ts';
import type { Store, Tx } from '../../../store/index.ts';

/** Notes about a player, the newest first. */
export async function playerNotes(
  store: Pick<Store, 'query'>,
  { id, before, size }: { readonly id: number; readonly before?: number | undefined; readonly size: number },
): Promise<ConsoleReplyOf<'consolePlayerNotes'>> {
  const { rows } = await store.query<{ id: bigint; by: string; text: string; at: Date }>(
    `select n.id, o.name as by, n.text, n.at from player_note n join operator_now o on o.id = n.operator_id
     where n.user_id = $1 and ($2::bigint is null or n.id < $2) order by n.id desc limit $3`,
    [id, before ?? null, size + 1],
  );
  const items = rows
    .slice(0, size)
    .map((row) => ({ id: Number(row.id), by: row.by, text: row.text, at: row.at.getTime() }));
  return { items, next: rows.length > size ? items.at(-1)!.id : null };
}

/** Adds a note; a retry finds its own. Errors: `idempotency_conflict` when the same request had another note. */
export async function addNote(
  tx: Tx,
  {
    userId,
    operatorId,
    text,
    rid,
  }: {
    readonly userId: bigint;
    readonly operatorId: bigint;
    readonly text: string;
    readonly rid: string;
  },
): Promise<{ readonly id: bigint; readonly isNew: boolean }> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into player_note (user_id, operator_id, text, rid) values ($1, $2, $3, $4)
     on conflict (operator_id, rid) do nothing returning id`,
    [userId, operatorId, text, rid],
  );
  if (rows[0]) return { id: rows[0].id, isNew: true };
  const { rows: kept } = await tx.query<{ id: bigint; same: boolean }>(
    'select id, user_id = $3 and text = $4 as same from player_note where operator_id = $1 and rid = $2',
    [operatorId, rid, userId, text],
  );
  if (!kept[0]!.same) throw new AppError('idempotency_conflict');
  return { id: kept[0]!.id, isNew: false };
}
