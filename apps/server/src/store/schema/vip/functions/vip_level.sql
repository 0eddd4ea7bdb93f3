-- The VIP level that a player holds. A trial account has none; the caller knows its kind.
create or replace function vip_level(of_user bigint) returns integer language sql stable
begin atomic
  select coalesce((select level from vip_standing where user_id = of_user), 1);
end;
