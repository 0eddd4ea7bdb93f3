import type { AuditCheck, Violation } from '../../contract/index.ts';
import type { Tx } from '../../store/index.ts';
import { auditedHouseEntries } from '../ledger/index.ts';

/**
 * L7 to L9 between bets and their entries.
 *
 * Forward, for every new entry: a stake must match a bet of that amount; a refund or payout must match an outcome. Backward,
 * for every draw decided since the last audit (all draws, when the whole ledger is audited): no bet without its stake
 * entry, no outcome without its entry, no payout above the bet's maximum. Together: the stakes of a draw are the stakes
 * of its bets that are neither cancelled nor void.
 */
export const betBook: AuditCheck = async (tx, { fromSeq, toSeq, since, whole }) => {
  const forward = whole
    ? await tx.query<Violation>(FORWARD, [fromSeq, toSeq])
    : await inWrittenOrder(tx, () => tx.query<Violation>(FORWARD, [fromSeq, toSeq]));
  const backward = await tx.query<Violation>(BACKWARD, [since, whole]);
  return [...forward.rows, ...backward.rows];
};

/**
 * Runs a query with its joins in written order, through indexes. The new rows are few compared with the tables, but without
 * statistics the planner would scan whole tables for every row.
 */
async function inWrittenOrder<T>(tx: Tx, query: () => Promise<T>): Promise<T> {
  const settings = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'];
  await tx.query(
    `set local join_collapse_limit = 1; ${settings.map((name) => `set local ${name} = off`).join('; ')}`,
  );
  const answer = await query();
  await tx.query(
    `set local join_collapse_limit = 8; ${settings.map((name) => `set local ${name} = on`).join('; ')}`,
  );
  return answer;
}

/** `moves` is materialized first. Otherwise the planner finds bets by player only and reads all bets of the player per entry. */
const FORWARD = `
  with ${auditedHouseEntries(['bet', 'cancel', 'void', 'win'])}
  select case m.kind when 'bet' then 'L7' else 'L8' end as rule,
    'transaction ' || m.kind || ' ' || m.key || ' does not fit its bet' as detail
  from moves m
  left join placed_bet b on b.id = m.subject and b.user_id = m.user_id and b.currency = m.currency
  left join outcome o on o.draw_id = b.draw_id and o.bet_id = b.id
  where case m.kind
    when 'bet' then m.account = 'stakes' and m.amount = b.stake
    when 'cancel' then m.account = 'stakes' and m.amount = -b.stake and o.kind = 'cancelled'
    when 'void' then m.account = 'stakes' and m.amount = -b.stake and o.kind = 'void'
    else m.account = 'payouts' and m.amount = -o.payout and o.kind = 'won'
  end is not true
  limit 50`;

const BACKWARD = `
  with decided as (select id from draw_state where $2 or settled_at > $1)
  (select 'L7' as rule, 'bet ' || b.id || ' has no stake in the ledger' as detail
   from decided d join placed_bet b on b.draw_id = d.id
   left join posting t on t.kind = 'bet' and t.key = b.id::text
   where t.id is null limit 50)
  union all
  (select 'L8', 'outcome of bet ' || o.bet_id || ' has no money in the ledger'
   from decided d join outcome o on o.draw_id = d.id
   left join posting t on t.key = o.bet_id::text
     and t.kind = case o.kind when 'won' then 'win' when 'cancelled' then 'cancel' else 'void' end
   where t.id is null limit 50)
  union all
  (select 'L9', 'bet ' || o.bet_id || ' was paid more than it could win'
   from decided d join outcome o on o.draw_id = d.id join placed_bet b on b.id = o.bet_id and b.user_id = o.user_id
   where o.kind = 'won' and o.payout > b.max_win limit 50)`;
