import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import { VIEWS_MAX } from '@tessera/protocol/console-view';
import { AppError } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';

type Views = ConsoleReplyOf<'consoleViewList'>['items'];

/** The operator's saved views, by page and name. */
export async function viewsOf(store: Store, operator: bigint): Promise<Views> {
  const { rows } = await store.query<{
    id: bigint;
    page: string;
    name: string;
    params: Record<string, string>;
    at: Date;
  }>(
    'select id, page, name, params, at from operator_view where operator_id = $1 order by page, lower(name), id limit $2',
    [operator, VIEWS_MAX],
  );
  return rows.map(({ id, at, ...view }) => ({ id: Number(id), at: at.getTime(), ...view }));
}

/**
 * Keeps filters under a name; a view of this name on the page has them from now on. Two at once wait for each other, so that neither
 * passes the bound. Errors: `view_full`.
 */
export async function saveView(
  store: Store,
  operator: bigint,
  { page, name, params }: ConsoleInputOf<'consoleViewSave'>,
): Promise<number> {
  return store.tx(async (tx) => {
    await lockViews(tx, operator);
    const { rows } = await tx.query<{ id: bigint }>(
      `insert into operator_view (operator_id, page, name, params)
       select $1, $2, $3, $4 where (select count(*) from operator_view where operator_id = $1) < $5
         or exists (select from operator_view where operator_id = $1 and page = $2 and name = $3)
       on conflict (operator_id, page, name) do update set params = excluded.params, at = app_now()
       returning id`,
      [operator, page, name, JSON.stringify(params), VIEWS_MAX],
    );
    if (!rows[0]) throw new AppError('view_full');
    return Number(rows[0].id);
  });
}

/** Gives an own view another name. Errors: `not_found`; `view_name_taken` when another view of its page has it. */
export async function renameView(
  store: Store,
  operator: bigint,
  { id, name }: ConsoleInputOf<'consoleViewRename'>,
): Promise<void> {
  await store.tx(async (tx) => {
    await lockViews(tx, operator);
    const { rowCount } = await tx.query(
      `update operator_view v set name = $3 where v.id = $2 and v.operator_id = $1 and not exists (
         select from operator_view o where o.operator_id = $1 and o.page = v.page and o.name = $3 and o.id <> v.id)`,
      [operator, id, name],
    );
    if (rowCount === 1) return;
    const { rowCount: known } = await tx.query(
      'select from operator_view where id = $2 and operator_id = $1',
      [operator, id],
    );
    throw new AppError(known === 1 ? 'view_name_taken' : 'not_found');
  });
}

/** Removes an own view. Errors: `not_found`. */
export async function removeView(store: Store, operator: bigint, id: number): Promise<void> {
  const { rowCount } = await store.query('delete from operator_view where id = $2 and operator_id = $1', [
    operator,
    id,
  ]);
  if (rowCount !== 1) throw new AppError('not_found');
}

/** Locks the views of an operator until the commit: another change of them waits. */
async function lockViews(tx: Tx, operator: bigint): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('operator views ' || $1::text, 0))", [
    operator,
  ]);
}
