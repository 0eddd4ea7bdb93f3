-- Adds bets and wins to one day of players: one value per player in each list, in ascending order of players.
create or replace function play_day_add(
  players bigint[], of_day date, more_bets integer[], more_staked bigint[], more_returned bigint[], at_night boolean
) returns void language plpgsql set search_path = public, pg_temp
set enable_seqscan = off set enable_bitmapscan = off set enable_nestloop = off set enable_mergejoin = off
set enable_hashjoin = on set jit = off set plan_cache_mode = force_generic_plan as $$
begin
  with more as materialized (
    select user_id, bets, staked, returned, case when at_night then bets else 0 end as night_bets
    from unnest(players, more_bets, more_staked, more_returned) more (user_id, bets, staked, returned)
  ), added as (
    update play_day known set
      bets = known.bets + more.bets, staked = known.staked + more.staked,
      returned = known.returned + more.returned, night_bets = known.night_bets + more.night_bets
    from more
    where known.user_id = more.user_id and known.user_id = any (players) and known.day = of_day
    returning known.user_id
  )
  -- Players without a row for the day.
  insert into play_day as known (user_id, day, bets, staked, returned, night_bets)
  select user_id, of_day, bets, staked, returned, night_bets from more
  where not exists (select from added where added.user_id = more.user_id)
  on conflict (user_id, day) do update set
    bets = known.bets + excluded.bets, staked = known.staked + excluded.staked,
    returned = known.returned + excluded.returned, night_bets = known.night_bets + excluded.night_bets;
end $$;
revoke execute on function play_day_add from public;
