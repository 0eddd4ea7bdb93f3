import type { AuditCheck, Violation } from '../../contract/index.ts';

/** L17: a claim of water-back is the sum of its rows, and was paid as one reward. */
export const waterBackBook: AuditCheck = async (tx, { since, whole }) => {
  const { rows } = await tx.query<Violation>(
    `select 'L17' as rule, 'water-back claim ' || c.id || ' of ' || c.amount || ' has rows of ' || coalesce(w.amount, 0)
            || ' and a reward of ' || coalesce(r.amount, 0) as detail
     from water_back_claim c
     left join lateral (select sum(amount) as amount from water_back where claim_id = c.id) w on true
     left join reward r on r.user_id = c.user_id and r.source = 'water_back' and r.source_ref = c.id::text
     where (c.at >= $1 or $2) and (c.amount <> coalesce(w.amount, 0) or c.amount <> coalesce(r.amount, 0)) limit 50`,
    [since, whole],
  );
  return rows;
};
