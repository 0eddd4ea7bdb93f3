-- Returns whether a player has limits or breaks that a bet must be checked against.
create or replace function is_guarded(player bigint) returns boolean language sql stable
begin atomic
  select exists (select from player_guard where user_id = player)
    or exists (select from play_limit where user_id = player and kind in ('stake', 'loss', 'session'));
end;
