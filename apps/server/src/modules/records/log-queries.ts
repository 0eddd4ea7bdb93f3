import type { Movement } from '../../contract/index.ts';
import { numberOf, providersNumberOf, remarkOf } from './log-subject.ts';

/** The two statements of the money record; parameters `$1` to `$6` are those of `filterValues`. */
export interface LogQueries {
  /** A page, newest first. `$7`: entries before this id, `$8`: most rows, `$9`: language. */
  readonly page: string;
  /** Sums over the whole filter. */
  readonly sums: string;
}

/** Writes the statements for the movements that the modules declare. */
export function logQueries(movements: ReadonlyMap<string, Movement>): LogQueries {
  const entriesWhere = `player_movement e
    where e.user_id = $1 and e.account = 'main' and e.currency = $2 and e.at >= $3 and e.at < $4
      and ($5::text is null or e.kind = $5)
      and ($6::text is null or ${numberOf(movements, 'e')} = $6 or ${providersNumberOf(movements, 'e')} = $6)`;
  return {
    // The balance and the entries are read in one statement, so they are of the same moment.
    page: `
      with page as (
        select e.id, e.account_id, e.kind, e.key, e.amount, e.currency, e.at
        from ${entriesWhere} and ($7::bigint is null or e.id < $7)
        order by e.id desc limit $8
      ), later as (
        -- What was entered after the newest of the page.
        select coalesce(sum(e.amount), 0) as amount
        from player_movement e
        where e.user_id = $1 and e.account = 'main' and e.currency = $2 and e.id > (select max(id) from page)
      ), span as (
        select e.id, sum(e.amount) over (order by e.id desc) as amount
        from player_movement e
        where e.user_id = $1 and e.account = 'main' and e.currency = $2
          and e.id between (select min(id) from page) and (select max(id) from page)
      )
      select p.id, p.kind, p.amount, p.currency, p.at,
             ${numberOf(movements, 'p')} as ref, ${providersNumberOf(movements, 'p')} as provider_ref,
             (m.balance - later.amount - span.amount + p.amount)::bigint as balance_after,
             ${remarkOf(movements, 'p', '$9')} as remark
      from page p
      join player_balance m on m.id = p.account_id
      join span on span.id = p.id
      cross join later
      order by p.id desc`,
    sums: `
      select count(*)::integer as count,
             coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as gained,
             coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as lost
      from ${entriesWhere}`,
  };
}
