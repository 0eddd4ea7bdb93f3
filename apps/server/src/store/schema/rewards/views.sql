-- Who may receive a reward: real accounts that are enabled, want promotions, and for which nothing closes them (RP15). `closed_by`:
-- `exclusion`, `break`, or `care` after a marker of harm; null for nothing.
create or replace view reward_standing with (security_invoker) as
select user_id, kind, currency, off, closed_by,
  kind in ('player', 'agent') and currency <> 'TRIAL' and enable and not off and closed_by is null as may_receive
from (
  select p.id as user_id, p.kind, p.currency, p.enable, coalesce(c.off, false) as off,
    coalesce(b.kind, case when exists (select from harm_recent m where m.user_id = p.id) then 'care' end) as closed_by
  from player p
  left join promotion_choice c on c.user_id = p.id
  left join player_break b on b.user_id = p.id
) account_now;
-- Offers with their states at this moment: `draft`, `scheduled`, `live`, `ended`.
create or replace view reward_offer with (security_invoker) as
select o.*, u.used, case
    when o.live_at is null then 'draft'
    when o.stopped_at <= app_now() or o.ends <= app_now() then 'ended'
    when o.starts > app_now() then 'scheduled'
    else 'live' end as state
from offer o left join offer_use u on u.offer_id = o.id;
grant select on reward_offer to tessera_auditor;
-- What players were given. `spin`: the turn of a wheel that won it.
create or replace view reward with (security_invoker) as
select g.id, g.user_id, g.source, g.source_ref, g.kind, g.offer_id, g.offer_version, g.currency, g.terms, g.amount, g.paid, g.required,
  g.progress, g.product, g.state, g.reason, g.expires_at, g.at, g.ended_at, o.name,
  case when g.source = 'wheel' then substring(g.source_ref from '/(\d+)$')::bigint end as spin
from reward_grant g left join offer o on o.id = g.offer_id and o.version = g.offer_version;
grant select on reward to tessera_auditor;
