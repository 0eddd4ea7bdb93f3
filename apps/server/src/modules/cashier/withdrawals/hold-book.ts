import type { AuditCheck, Violation } from '../../../contract/index.ts';

/** L11: money held for withdrawals equals the sum of the open ones; each ended withdrawal has moved its money once. */
export const withdrawalBook: AuditCheck = async (tx, { since, whole }) => {
  const held = await tx.query<Violation>(
    `select 'L11' as rule, 'player ' || user_id || ' has ' || coalesce(h.balance, 0) || ' ' || currency
            || ' held, but the withdrawals waiting add up to ' || coalesce(w.amount, 0) as detail
     from (select user_id, currency, balance from player_balance where kind = 'wd_hold' and balance <> 0) h
     full join (
       select user_id, currency, sum(amount) as amount from withdrawal
       where state not in ('confirmed', 'rejected', 'failed') group by user_id, currency
     ) w using (user_id, currency)
     where coalesce(h.balance, 0) <> coalesce(w.amount, 0) limit 50`,
  );
  const ended = await tx.query<Violation>(
    `select 'L11' as rule, 'withdrawal ' || w.id || ' is ' || w.state || ', which the ledger contradicts' as detail
     from withdrawal w
     left join posting paid on paid.kind = 'withdrawal' and paid.key = w.id::text
     left join posting back on back.kind = 'withdrawal_back' and back.key = w.id::text
     where ($2 or w.created_at > $1 or w.state not in ('confirmed', 'rejected', 'failed'))
       and ((w.state = 'confirmed') <> (paid.id is not null)
         or (w.state in ('rejected', 'failed')) <> (back.id is not null)) limit 50`,
    [since, whole],
  );
  return [...held.rows, ...ended.rows];
};
