import type { AuditCheck, Violation } from '../ledger/index.ts';

/**
 * L8 for corrections: each is paid once, with exactly the amount its bet is owed, and no other correction is paid. Corrections
 * are
 * rare, so all of them are checked each time.
 */
export const correctionBook: AuditCheck = async (tx) => {
  const { rows } = await tx.query<Violation>(
    `select 'L8' as rule, 'correction ' || key || ' is not what its bet is owed' as detail
     from (
       select t.key, t.user_id, -sum(e.amount) as amount
       from ledger_tx t
       join entry e on e.batch_id = t.batch_id and e.tx_id = t.id
       join account a on a.id = e.account_id and a.user_id is null and a.kind = 'payouts'
       where t.kind = 'correction' group by t.id
     ) paid
     full join (select bet_id || ':' || number as key, user_id, extra from bet_correction) owed using (key, user_id)
     where paid.amount is distinct from owed.extra limit 50`,
  );
  return rows;
};
