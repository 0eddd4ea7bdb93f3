-- What the VIP module publishes to other modules: when each level above the first was reached.
create or replace view vip_reached with (security_invoker) as
select user_id, level, at from vip_rise;
-- The table of levels in force.
create or replace view vip_levels_now with (security_invoker) as
select * from vip_levels where from_at <= app_now() order by number desc limit 1;
