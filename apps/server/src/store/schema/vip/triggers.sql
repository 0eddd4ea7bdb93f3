-- Triggers that protect levels and bonuses, from the owner of the tables too.
create or replace trigger vip_standing_guard before update or delete on vip_standing
  for each row execute function vip_standing_guard();
create or replace trigger vip_bonus_guard before update or delete on vip_bonus for each row execute function vip_bonus_guard();
-- A version of the levels begins later than it is written.
create or replace trigger vip_levels_guard before insert on vip_levels for each row execute function vip_levels_guard();
