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
select user_id, kind, at, day, count from harm_marker where at > app_now() - interval '30 days';
-- Days of players with what may point to harm: bets at night, and requests soon after a lost bet (RP13). Times at which a limit was raised.
create or replace view play_care with (security_invoker) as
select d.user_id, d.day, d.bets, d.staked, d.returned, d.deposits, d.deposited, d.withdrawn, d.night_bets, coalesce(c.chasing, 0) as chasing
from play_day d left join harm_count c on c.user_id = d.user_id and c.day = d.day;
create or replace view limit_raised with (security_invoker) as
select user_id, at from protection_log where what like 'limit_raised %';
-- Limits of players in force.
create or replace view limit_now with (security_invoker) as select user_id, kind, period from play_limit where value is not null;
-- For operators alone: all limits with what the player has asked for, breaks with their ends, and the sums of players' days.
create or replace view player_limit with (security_invoker) as
select user_id, kind, period, value, pending, pending_value, pending_from from play_limit where value is not null or pending;
create or replace view player_breaks with (security_invoker) as
select user_id, pause_until, timeout_until, excluded_at, excluded_until, exclusion_ends_at from player_guard;
create or replace view player_play_day with (security_invoker) as
select user_id, day, staked, returned, deposited, withdrawn from play_day;
revoke all on player_limit, player_breaks, player_play_day from tessera_app;
grant select on player_limit, player_breaks, player_play_day to tessera_console;
