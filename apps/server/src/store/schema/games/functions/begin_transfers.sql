-- Begins transfers in the order given, each with its own verdict; the call commits or fails as a whole. A known request
-- (`rid`) is answered with its transfer as it stands, without further checks. `connected` says whether the platform can be
-- called; `names` are the names that new players get on platforms.
--
-- One answer per position: the transfer, or the refusal code with its data (`play_refusal`, `stake_refusal`). `batch` is
-- null when nothing was begun now; `balance` is the main balance after the batch.
create or replace function begin_transfers(
  players bigint[], sessions bigint[], platforms text[], connected boolean[], directions smallint[], amounts bigint[],
  refs text[], rids text[], names text[], of_currency text
) returns table (place integer, code text, until timestamptz(3), room bigint, period text, batch bigint, balance bigint,
                 player text, t transfer)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
set plan_cache_mode = force_generic_plan set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  wanted integer := cardinality(players);
  found_id bigint[] := array_fill(null::bigint, array[wanted]);
  fresh boolean[] := array_fill(false, array[wanted]);
  codes text[] := array_fill(null::text, array[wanted]);
  untils timestamptz(3)[] := array_fill(null::timestamptz(3), array[wanted]);
  rooms bigint[] := found_id; periods text[] := codes; begun bigint[]; posted bigint;
  platform game_platform%rowtype; refusal record; purse bigint; spent bigint; made bigint;
begin
  -- The first of a player's accounts is locked (M3), so that no other transaction moves the money until the commit.
  perform from lock_players(players, 'main', of_currency);

  for i in 1 .. wanted loop
    found_id[i] := (select id from transfer where user_id = players[i] and rid = rids[i]);
    continue when found_id[i] is not null;
    -- Earlier transfers of the player in this batch, which are booked at its end.
    spent := case when array_position(players, players[i]) < i then (
      select coalesce(sum(amounts[earlier]), 0) from generate_series(1, i - 1) earlier
      where fresh[earlier] and players[earlier] = players[i] and directions[earlier] = 1) else 0 end;

    select * into platform from game_platform where id = platforms[i] and enabled and wallet = 'transfer';
    if platform.id is null then
      codes[i] := 'not_found';
    -- A transfer out of a platform is possible during maintenance.
    elsif not connected[i] or (platform.maintenance and directions[i] = 1) then
      codes[i] := 'provider_unavailable';
    elsif exists (select from transfer where user_id = players[i] and platform = platforms[i] and state = 'pending') then
      codes[i] := 'transfer_pending';
    elsif directions[i] = 1 then
      -- Money on a platform can be lost there, so a player who may not play cannot send any.
      select * into refusal from play_refusal(players[i], sessions[i], app_now());
      codes[i] := refusal.code;
      untils[i] := refusal.until;
      if codes[i] is null then
        select * into refusal from stake_refusal(players[i], amounts[i] + spent, array['loss'], app_now());
        codes[i] := refusal.code;
        rooms[i] := greatest(refusal.room - spent, 0);
        periods[i] := refusal.period;
      end if;
    end if;
    continue when codes[i] is not null;

    select balance into purse from account
    where user_id = players[i] and kind = case directions[i] when 1 then 'main' else 'platform:' || platforms[i] end
      and currency = of_currency;
    if amounts[i] > coalesce(purse, 0) - (case directions[i] when 1 then spent else 0 end) then
      codes[i] := 'balance_insufficient';
      continue;
    end if;
    insert into game_player (user_id, name) select players[i], names[i]
      where not exists (select from game_player where user_id = players[i])
      on conflict (user_id) do nothing;
    insert into transfer (user_id, platform, direction, amount, currency, ref, rid, at)
      values (players[i], platforms[i], directions[i], amounts[i], of_currency, refs[i], rids[i], app_now())
      returning id into made;
    found_id[i] := made;
    fresh[i] := true;
    begun := begun || made;
  end loop;

  if begun is not null then
    posted := book_transfers(begun, array_fill('begin'::text, array[cardinality(begun)]));
  end if;
  return query
    select i, codes[i], untils[i], rooms[i], periods[i], case when fresh[i] then posted end,
           (select balance from account where user_id = players[i] and kind = 'main' and currency = of_currency),
           (select name from game_player where user_id = players[i]), known
    from generate_series(1, wanted) i left join transfer known on known.id = found_id[i] order by i;
end $$;
