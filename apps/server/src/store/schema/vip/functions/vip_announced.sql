-- The VIP level that a player has been told of.
create or replace function vip_announced(of_user bigint) returns integer language sql stable
begin atomic
  select coalesce((select announced from vip_standing where user_id = of_user), 1);
end;
