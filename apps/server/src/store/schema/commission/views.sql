-- Uplines whose account belongs together with that of a member below, and what an operator decided about both last; null for nothing.
create or replace view team_linked with (security_invoker) as
select l.user_id as player, l.other_id as beneficiary, (
    select d.decision from team_hold_decision d where d.beneficiary = l.other_id and d.player = l.user_id order by d.id desc limit 1
  ) as decision
from player_linked l
join team_node n on n.user_id = l.user_id and l.other_id = any (n.path);
-- What the commission publishes to other modules.
-- Each accrual, and each row that takes back some of one, with its state.
create or replace view team_commission with (security_invoker) as
select a.beneficiary, a.day, a.player, a.product, a.turn, a.level, a.currency, a.stake, a.base, a.own_ppm - a.below_ppm as ppm, a.amount,
  case when a.state = 'accrued' and d.payable_at is not null then 'payable' else a.state end as state, a.reason, a.payout_id
from team_accrual a join team_accrual_day d on d.day = a.day;
