-- What the VIP module publishes to other modules: when each level above the first was reached.
create or replace view vip_reached with (security_invoker) as
select user_id, level, at from vip_rise;
