-- Why a player may not play at `moment`, null when play is allowed. `in_session` is null for orders made earlier, which have
-- no session time and no reality check.
create or replace function play_refusal(
  player bigint, in_session bigint, moment timestamptz, out code text, out until timestamptz(3)
) language plpgsql stable set enable_seqscan = off set search_path = public, pg_temp as $$
declare g player_guard%rowtype; started timestamptz; checked timestamptz; over_at timestamptz;
begin
  select * into g from player_guard where user_id = player;
  select created_at, coalesce(reality_at, created_at) into started, checked from session where id = in_session;
  select started + value * interval '1 minute' into over_at from play_limit where user_id = player and kind = 'session';
  if g.excluded_at is not null and (g.exclusion_ends_at is null or g.exclusion_ends_at > moment) then
    code := 'self_excluded';
    until := g.excluded_until;
  elsif g.timeout_until > moment then
    code := 'timeout_active';
    until := g.timeout_until;
  elsif g.pause_until > moment or over_at <= moment then
    code := 'session_limit_reached';
    until := greatest(g.pause_until, over_at + interval '5 minutes');
  elsif checked + coalesce(g.reality_minutes, 60) * interval '1 minute' <= moment then
    code := 'reality_check_due';
  end if;
end $$;
