-- What the settlement publishes to other modules.
-- Payments after corrections; `tied_lines`: lines whose stake the corrected numbers return.
create or replace view bet_correction_paid with (security_invoker) as
select user_id, bet_id, draw_id, extra, at,
  (select coalesce(sum((win ->> 'count')::bigint), 0) from jsonb_array_elements(wins) win where win ->> 'tier' = 'push')::bigint as tied_lines,
  number
from bet_correction;
create or replace view bet_outcome with (security_invoker) as
select bet_id, draw_id, user_id, kind, payout, tied_stake, wins, at from outcome;
-- State of every bet; a lost bet has no outcome row (L8). `correction`: paid later in addition, null without a correction.
create or replace view bet_state with (security_invoker) as
select b.*,
       coalesce(o.kind, case when d.state = 'settled' then 'lost' else 'accepted' end) as state,
       case when o.kind is not null then o.payout when d.state = 'settled' then 0 end as payout,
       (select sum(c.extra)::bigint from bet_correction c where c.user_id = b.user_id and c.bet_id = b.id) as correction,
       coalesce(o.tied_stake, 0) as tied_stake,
       coalesce(o.at, case when d.state = 'settled' then d.settled_at end) as decided_at,
       coalesce(o.wins, '[]') as wins, d.issue, d.close_at, d.draw_at
from placed_bet b
join draw_state d on d.id = b.draw_id
left join outcome o on o.draw_id = b.draw_id and o.bet_id = b.id;
grant select on bet_outcome to tessera_auditor;
