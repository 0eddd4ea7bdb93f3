import type { AuditCheck, Violation } from '../../contract/index.ts';

/**
 * L8 for corrections: each is paid once, with exactly the amount its bet is owed, and no other correction is paid. Corrections
 * are
 * rare, so all of them are checked each time.
 */
export const correctionBook: AuditCheck = async (tx) => {
  const { rows } = await tx.query<Violation>(
    `select 'L8' as rule, 'correction ' || key || ' is not what its bet is owed' as detail
     from (
       select key, user_id, -sum(amount) as amount from house_movement
       where account = 'payouts' and kind = 'correction' group by tx_id, key, user_id
     ) paid
     full join (select bet_id || ':' || number as key, user_id, extra from bet_correction) owed using (key, user_id)
     where paid.amount is distinct from owed.extra limit 50`,
  );
  return rows;
};
