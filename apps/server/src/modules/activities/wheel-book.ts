import type { AuditCheck, Violation } from '../../contract/index.ts';

/** L17: a drawn turn with a prize was paid it as one reward, or says why not; a reward of a wheel is the prize of its turn. */
export const wheelBook: AuditCheck = async (tx, { since, whole }) => {
  const { rows } = await tx.query<Violation>(
    `select 'L17' as rule, 'turn ' || s.id || ' won ' || s.prize || ' and was paid ' || coalesce(r.amount, 0) as detail
     from wheel_spin s
     left join reward r on r.user_id = s.user_id and r.source = 'wheel' and r.source_ref = s.offer_id || '/' || s.id
     where ($2 or s.drawn_at >= $1) and s.drawn_at is not null
       and (r.id is distinct from s.grant_id or coalesce(r.amount, 0) <> case when s.refused is null then s.prize else 0 end)
     union all
     select 'L17', 'reward ' || r.id || ' of a wheel has no turn'
     from reward r left join wheel_spin s on s.grant_id = r.id
     where ($2 or r.at >= $1) and r.source = 'wheel' and s.id is null
     limit 50`,
    [since, whole],
  );
  return rows;
};
