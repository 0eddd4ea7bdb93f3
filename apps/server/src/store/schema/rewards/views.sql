-- Who may receive a reward: real accounts that are enabled, want promotions, and for which nothing closes them (RP15).
create or replace view reward_standing with (security_invoker) as
select p.id as user_id, p.kind, p.currency, coalesce(c.off, false) as off, promotion_bar(p.id) as closed_by,
  p.kind in ('player', 'agent') and p.currency <> 'TRIAL' and p.enable and not coalesce(c.off, false)
    and promotion_bar(p.id) is null as may_receive
from player p left join promotion_choice c on c.user_id = p.id;
-- Offers with their states at this moment: `draft`, `scheduled`, `live`, `ended`.
create or replace view reward_offer with (security_invoker) as
select o.*, u.used, case
    when o.live_at is null then 'draft'
    when o.stopped_at <= app_now() or o.ends <= app_now() then 'ended'
    when o.starts > app_now() then 'scheduled'
    else 'live' end as state
from offer o left join offer_use u on u.offer_id = o.id;
-- What players were given.
create or replace view reward with (security_invoker) as
select g.id, g.user_id, g.source, g.source_ref, g.kind, g.offer_id, g.offer_version, g.currency, g.terms, g.amount, g.paid, g.required,
  g.progress, g.product, g.state, g.reason, g.expires_at, g.at, g.ended_at, o.name
from reward_grant g left join offer o on o.id = g.offer_id and o.version = g.offer_version;
