-- View of bets with their state.

-- State of every bet; a lost bet has no outcome row (L8).
create or replace view bet_state as
select t.*,
       coalesce(o.kind, case when d.state = 'settled' then 'lost' else 'accepted' end) as state,
       case when o.kind is not null then o.payout when d.state = 'settled' then 0 end as payout,
       coalesce(o.at, case when d.state = 'settled' then d.settled_at end) as decided_at,
       coalesce(o.wins, '[]') as wins,
       d.issue, d.close_at, d.draw_at
from bet t
join draw d on d.id = t.draw_id
left join outcome o on o.draw_id = t.draw_id and o.bet_id = t.id;
