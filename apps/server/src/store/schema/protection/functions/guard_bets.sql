-- Checks the bets of a request against the player's own limits, in the transaction that places them. The player's main
-- account stays locked to the end, so no two bets use the same remaining amount. Placed requests are not checked again (L6).
--
-- code, until: see `play_refusal`; with a code the bets are not checked. bet_codes, lefts, periods: by position of the
-- stake, null for a bet that may be placed. seen_ms: age of the session at its last reality check. A stake counts as lost
-- until its bet is decided, so it reduces every limit by the same amount and the tightest limit stays the tightest.
create or replace function guard_bets(
  player bigint, of_currency text, in_session bigint, of_draw bigint, request_rid uuid, stakes bigint[],
  out code text, out until timestamptz(3), out bet_codes text[], out lefts bigint[], out periods text[],
  out seen_ms bigint
) language plpgsql set enable_seqscan = off set jit = off set search_path = public, pg_temp as $$
declare moment timestamptz; most bigint; room bigint; tight record;
begin
  -- Locks are taken in the same order as by the acceptance (M3).
  perform from draw where id = of_draw and state = 'open' and close_at > app_now() for share;
  perform from lock_players(array[player], 'main', of_currency);
  moment := app_now();
  bet_codes := array_fill(null::text, array[cardinality(stakes)]);
  lefts := array_fill(null::bigint, array[cardinality(stakes)]);
  periods := bet_codes;
  select (extract(epoch from reality_at - created_at) * 1000)::bigint into seen_ms from session where id = in_session;
  if exists (select from bet_request where user_id = player and rid = request_rid) then
    return;
  end if;
  select refusal.code, refusal.until into code, until from play_refusal(player, in_session, moment) refusal;
  if code is not null then
    return;
  end if;
  select value into most from play_limit where user_id = player and kind = 'stake' and period = 'bet';
  select l.value - limit_used(player, l.kind, l.period, platform_day(moment)) as room, l.kind, l.period into tight
  from play_limit l
  where l.user_id = player and l.kind in ('stake', 'loss') and l.period <> 'bet' and l.value is not null
  order by 1, l.kind desc, l.period limit 1;
  room := tight.room;
  for i in 1 .. cardinality(stakes) loop
    if stakes[i] > most then
      bet_codes[i] := 'limit_stake_reached';
      lefts[i] := most;
      periods[i] := 'bet';
    elsif stakes[i] > room then
      bet_codes[i] := 'limit_' || tight.kind || '_reached';
      lefts[i] := greatest(room, 0);
      periods[i] := tight.period;
    else
      room := room - stakes[i];
    end if;
  end loop;
end $$;
