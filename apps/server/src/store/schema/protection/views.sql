-- What the protection publishes to other modules.
-- Players whom an exclusion or a break in force keeps from promotions (RP8, RP15).
create or replace view player_break with (security_invoker) as
select user_id, case when excluded_at is not null and (exclusion_ends_at is null or exclusion_ends_at > app_now()) then 'exclusion'
    else 'break' end as kind
from player_guard
where excluded_at is not null and (exclusion_ends_at is null or exclusion_ends_at > app_now())
  or greatest(timeout_until, pause_until) > app_now();
-- Markers of harm that keep a player from promotions, 30 days each (RP13).
create or replace view harm_recent with (security_invoker) as
select user_id, kind, at from harm_marker where at > app_now() - interval '30 days';
-- Limits of players in force.
create or replace view limit_now with (security_invoker) as select user_id, kind, period from play_limit where value is not null;
