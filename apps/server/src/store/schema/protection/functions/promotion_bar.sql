-- What closes promotions for a player, whatever the player has chosen: an exclusion, a break, or a marker of harm of the last 30
-- days (`care`); null for nothing (RP8, RP13, RP15).
create or replace function promotion_bar(of_user bigint) returns text language sql stable
begin atomic
  select case
    when is_excluded(of_user) then 'exclusion'
    when exists (select from player_guard
                 where user_id = of_user and greatest(timeout_until, pause_until) > app_now()) then 'break'
    when exists (select from harm_marker
                 where user_id = of_user and at > app_now() - interval '30 days') then 'care'
  end;
end;
