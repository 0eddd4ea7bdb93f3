import type { AuditCheck, Violation } from '../../contract/index.ts';

/** L17: the shares of a split pool sum to it, and each share that was opened was paid as one reward. */
export const packetBook: AuditCheck = async (tx, { since, whole }) => {
  const { rows } = await tx.query<Violation>(
    `select 'L17' as rule, 'the shares of packets ' || p.offer_id || '/' || p.version || ' add up to ' || s.amount || ' and not to '
            || (o.terms ->> 'pool') as detail
     from packet_pool p join reward_offer o on o.id = p.offer_id and o.version = p.version
     cross join lateral (select coalesce(sum(amount), 0) as amount from packet_share
       where offer_id = p.offer_id and version = p.version) s
     where ($2 or p.drawn_at >= $1) and p.drawn_at is not null and s.amount <> (o.terms ->> 'pool')::numeric * 10000
     union all
     select 'L17', 'share ' || s.share || ' of packets ' || s.offer_id || '/' || s.version || ' is ' || s.amount || ' and was paid '
            || coalesce(r.amount, 0)
     from packet_share s
     left join reward r on r.id = s.grant_id and r.user_id = s.user_id and r.source = 'packets'
     where ($2 or s.taken_at >= $1) and s.user_id is not null and s.amount <> coalesce(r.amount, 0)
     limit 50`,
    [since, whole],
  );
  return rows;
};
