import type { AuditCheck, Violation } from '../../contract/index.ts';

/** L7: the held balance of a player equals the stakes of the pending issues of the player's chases. */
export const heldBook: AuditCheck = async (tx) => {
  const { rows } = await tx.query<Violation>(
    `select 'L7' as rule, 'player ' || user_id || ' holds ' || coalesce(h.balance, 0) || ' ' || currency
            || ', but the chases waiting add up to ' || coalesce(p.stake, 0) as detail
     from (select user_id, currency, balance from player_balance where kind = 'held' and balance <> 0) h
     full join (
       select i.user_id, c.currency, sum(i.stake) as stake
       from chase_issue i join chase c on c.id = i.chase_id where i.state = 'pending' group by i.user_id, c.currency
     ) p using (user_id, currency)
     where coalesce(h.balance, 0) <> coalesce(p.stake, 0) limit 50`,
  );
  return rows;
};
