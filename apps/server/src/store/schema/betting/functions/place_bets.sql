-- Accepts a batch of bets or refuses them one by one; the call commits or fails as a whole (architecture.md section 5).
--
-- The caller names players, draws, pots (draw and currency) and seats (draw and player) once each; all other arrays refer
-- to them by position, from 1. Pots come in ascending order of draw and currency, the order in which they are locked (M3);
-- bets come in the order in which they are accepted.
--
-- A player appears once for each purse that pays: `main`, or `held` for the issues of chases. A request paid from `held`
-- names its issue in request_issues. It is placed only while that issue is pending and its chase is running, as a whole or
-- not at all; the issue then becomes `placed`.
--
-- request_codes: `placed`, `repeated`, `idempotency_conflict`, `not_due`, `draw_not_open`, `draw_closed`, or `refused` when
--   no bet of the request was accepted (such a request is not stored).
-- bet_ids / bet_codes: exactly one of the two is set for every bet of a `placed` or `refused` request. bet_lefts: the
--   amount left under the cap that refused the bet.
-- balances: the balance of every player's purse after the batch. batch: the ledger batch, null when nothing was placed.
--
-- The settings and the lookups by subselect keep the plans for large tables, as the first plan may be made while tables are
-- empty. Arrays are read by position: an unnest of twenty arrays costs more than writing the rows.
create or replace function place_bets(
  player_ids bigint[], player_currencies text[], player_purses text[],
  draw_ids bigint[],
  pot_draws integer[], pot_currencies text[], pot_caps bigint[],
  seat_draws integer[], seat_players integer[], seat_caps bigint[],
  request_players integer[], request_draws integer[], request_rids text[], request_hashes text[],
  request_refusals text[], request_issues bigint[],
  bet_requests integer[], bet_pots integer[], bet_seats integer[], bet_indexes smallint[],
  bet_lotteries text[], bet_plays text[], bet_boards text[], bet_contents text[], bet_content_hashes text[],
  bet_lines integer[], bet_unit_stakes bigint[], bet_multiples integer[], bet_stakes bigint[], bet_rebates integer[],
  bet_odds text[], bet_max_wins bigint[], bet_accts text[], bet_salts text[],
  leaf_heads text[], leaf_middles text[], leaf_tails text[],
  out placed_at timestamptz(3), out batch bigint, out request_codes text[], out bet_ids bigint[], out bet_codes text[],
  out bet_lefts bigint[], out balances bigint[]
) language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
set plan_cache_mode = force_generic_plan set search_path = public, pg_temp as $$
declare
  moment timestamptz := app_now(); spelled_at text; locked bigint[]; closes timestamptz;
  refusal text[]; account_ids bigint[]; guards bigint[]; house_ids bigint[]; pot_used bigint[];
  pot_before bigint[]; demand numeric; reserved bigint; seat_used bigint[];
  accepted boolean[] := array_fill(false, array[cardinality(request_rids)]);
  block bigint;
  -- Whether some requests are paid from money held for chases.
  paid_ahead boolean := array_position(player_purses, 'held') is not null;
  taken integer := 0; r integer; u integer; p integer; s integer;
  -- The current request: its first bet, and the count of accepted bets before it.
  in_hand integer := 0; first_bet integer; taken_before integer;
begin
  -- Draws are locked first (M3). A draw past its close is not locked, so that the close never waits for late bets.
  select array_agg(id), min(close_at) into locked, closes from (
    select id, close_at from draw
    where id = any (draw_ids) and state = 'open' and open_at <= moment and close_at > moment
    order by id for share
  ) open_draws;
  -- Chases are locked before accounts, as everywhere.
  if paid_ahead then
    perform from chase where id = any (array(
      select chase_issue.chase_id from chase_issue where chase_issue.id = any (request_issues)))
    order by id for no key update;
  end if;

  account_ids := array(
    select (select account.id from account
            where account.user_id = player_ids[i] and account.kind = player_purses[i]
              and account.currency = player_currencies[i])
    from generate_series(1, cardinality(player_ids)) i);
  if array_position(account_ids, null) is not null then
    raise exception 'a player without the account that pays' using errcode = 'TS011';
  end if;
  -- The lock on the main account protects the player's maximum win in a draw, whichever purse pays.
  guards := account_ids;
  if paid_ahead then
    guards := guards || array(
      select (select account.id from account
              where account.user_id = player_ids[i] and account.kind = 'main' and account.currency = player_currencies[i])
      from generate_series(1, cardinality(player_ids)) i where player_purses[i] <> 'main');
  end if;
  select array_agg(held.balance order by array_position(account_ids, held.id)) into balances
  from lock_accounts(guards) held
  where held.id = any (account_ids);
  -- The time of acceptance is read under the locks of draws and players; app_now() never rounds up.
  placed_at := app_now();
  spelled_at := (extract(epoch from placed_at) * 1000)::bigint;
  if cardinality(locked) = cardinality(draw_ids) and closes > placed_at then
    refusal := array_fill(null::text, array[cardinality(draw_ids)]);
  else
    refusal := array(
      select case
               when draw.id = any (locked) and draw.close_at > placed_at then null
               when draw.state in ('scheduled', 'open') and draw.close_at > placed_at then 'draw_not_open'
               else 'draw_closed'
             end
      from unnest(draw_ids) with ordinality named (id, place) left join draw on draw.id = named.id
      order by named.place);
  end if;
  -- Repeats are found before any other check (L6).
  request_codes := array(
    select case
             when wanted.known is null then refusal[request_draws[wanted.i]]
             when wanted.known = decode(request_hashes[wanted.i], 'hex') then 'repeated'
             else 'idempotency_conflict'
           end
    from (
      select i, (select bet_request.body_hash from bet_request
                 where bet_request.user_id = player_ids[request_players[i]]
                   and bet_request.rid = request_rids[i]::uuid) as known
      from generate_series(1, cardinality(request_rids)) i
    ) wanted);
  if paid_ahead then
    request_codes := array(
      select case
               when request_issues[i] is null or request_codes[i] in ('repeated', 'idempotency_conflict') or exists (
                 select from chase_issue c join chase on chase.id = c.chase_id
                 where c.id = request_issues[i] and c.state = 'pending' and chase.state = 'running')
               then request_codes[i]
               else 'not_due'
             end
      from generate_series(1, cardinality(request_rids)) i);
  end if;

  bet_ids := array_fill(null::bigint, array[cardinality(bet_requests)]);
  bet_codes := array_fill(null::text, array[cardinality(bet_requests)]);
  bet_lefts := bet_ids;
  if array_position(request_codes, null) is null then
    return;
  end if;
  -- All batches of a draw update its exposure row, so it is read here and locked last. Only when the batch might not
  -- fit under the cap is it locked here, so that the figure cannot change while bets are checked one by one.
  for p in 1 .. cardinality(pot_draws) loop
    loop
      select amount into reserved from exposure
      where draw_id = draw_ids[pot_draws[p]] and currency = pot_currencies[p];
      exit when found;
      insert into exposure (draw_id, currency) values (draw_ids[pot_draws[p]], pot_currencies[p]) on conflict do nothing;
    end loop;
    select sum(bet_max_wins[i]) into demand from generate_series(1, cardinality(bet_pots)) i where bet_pots[i] = p;
    if reserved + demand > pot_caps[p] then
      select amount into reserved from exposure
      where draw_id = draw_ids[pot_draws[p]] and currency = pot_currencies[p] for no key update;
    end if;
    pot_before[p] := reserved;
  end loop;
  pot_used := pot_before;
  seat_used := array(
    select coalesce((
      select exposure_user.amount from exposure_user
      where exposure_user.draw_id = draw_ids[seat_draws[i]] and exposure_user.user_id = player_ids[seat_players[i]]), 0)
    from generate_series(1, cardinality(seat_draws)) i);

  block := nextval('bet_block') * 256;
  for i in 1 .. cardinality(bet_requests) loop
    r := bet_requests[i];
    continue when request_codes[r] is not null;
    u := request_players[r];
    p := bet_pots[i];
    s := bet_seats[i];
    if r <> in_hand then
      in_hand := r;
      first_bet := i;
      taken_before := taken;
    end if;
    if bet_stakes[i] > balances[u] then
      bet_codes[i] := 'balance_insufficient';
    elsif seat_used[s] + bet_max_wins[i] > seat_caps[s] then
      bet_codes[i] := 'bet_limit_exceeded';
      bet_lefts[i] := greatest(seat_caps[s] - seat_used[s], 0);
    elsif pot_used[p] + bet_max_wins[i] > pot_caps[p] then
      bet_codes[i] := 'exposure_exceeded';
      bet_lefts[i] := greatest(pot_caps[p] - pot_used[p], 0);
    else
      bet_ids[i] := block + taken;
      taken := taken + 1;
      accepted[r] := true;
      balances[u] := balances[u] - bet_stakes[i];
      seat_used[s] := seat_used[s] + bet_max_wins[i];
      pot_used[p] := pot_used[p] + bet_max_wins[i];
    end if;
    if bet_codes[i] is not null and request_issues[r] is not null then
      -- An issue of a chase is placed as a whole: its accepted bets are undone and the others are not checked.
      for other in first_bet .. cardinality(bet_requests) loop
        exit when bet_requests[other] <> r;
        bet_codes[other] := bet_codes[i];
        continue when bet_ids[other] is null;
        bet_ids[other] := null;
        balances[u] := balances[u] + bet_stakes[other];
        seat_used[bet_seats[other]] := seat_used[bet_seats[other]] - bet_max_wins[other];
        pot_used[bet_pots[other]] := pot_used[bet_pots[other]] - bet_max_wins[other];
      end loop;
      taken := taken_before;
      accepted[r] := false;
      request_codes[r] := 'refused';
    end if;
  end loop;
  for i in 1 .. cardinality(request_codes) loop
    if request_codes[i] is null then
      request_codes[i] := case when accepted[i] then 'placed' else 'refused' end;
    end if;
  end loop;
  if taken = 0 then
    return;
  end if;
  for i in 1 .. cardinality(bet_codes) loop
    continue when bet_codes[i] is null;
    r := bet_requests[i];
    request_refusals[r] := (request_refusals[r]::jsonb || jsonb_build_array(case
      when bet_lefts[i] is null then jsonb_build_array(bet_indexes[i], bet_codes[i])
      else jsonb_build_array(bet_indexes[i], bet_codes[i], jsonb_build_object('left', amount_text(bet_lefts[i])))
    end))::text;
  end loop;
  if taken > 256 then
    raise exception 'more than 256 bets in a batch' using errcode = 'TS011';
  end if;

  insert into bet (id, user_id, draw_id, lottery_id, play_id, board, content, content_hash, lines, unit_stake,
                      multiple, stake, rebate_ppm, odds, max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
  select bet_ids[i], player_ids[request_players[bet_requests[i]]], draw_ids[request_draws[bet_requests[i]]],
         bet_lotteries[i], bet_plays[i], bet_boards[i], bet_contents[i]::jsonb, decode(bet_content_hashes[i], 'hex'),
         bet_lines[i], bet_unit_stakes[i], bet_multiples[i], bet_stakes[i], bet_rebates[i], bet_odds[i]::jsonb,
         bet_max_wins[i], player_currencies[request_players[bet_requests[i]]],
         sha256('\x00'::bytea || convert_to(
           leaf_heads[i] || spelled_at || leaf_middles[i] || bet_ids[i] || leaf_tails[i], 'UTF8')),
         decode(bet_salts[i], 'hex'), decode(bet_accts[i], 'hex'), request_rids[bet_requests[i]]::uuid, bet_indexes[i],
         placed_at
  from generate_series(1, cardinality(bet_ids)) i
  where bet_ids[i] is not null;

  batch := ledger_open_batch();
  house_ids := array(
    select (select id from account where user_id is null and kind = 'stakes' and currency = pot_currencies[i])
    from generate_series(1, cardinality(pot_currencies)) i);
  with placed as materialized (
    select bet_ids[i] as id, bet_stakes[i] as stake, request_players[bet_requests[i]] as u, bet_pots[i] as p,
           nextval('id_seq') as tx
    from generate_series(1, cardinality(bet_ids)) i where bet_ids[i] is not null
  ), posted as (
    insert into ledger_tx (id, batch_id, kind, key, user_id, at)
    select placed.tx, batch, 'bet', placed.id::text, player_ids[placed.u], placed_at from placed
  )
  insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
  select batch, placed.tx, side.account, player_ids[placed.u], side.amount, player_currencies[placed.u], placed_at
  from placed cross join lateral (values (account_ids[placed.u], -placed.stake), (house_ids[placed.p], placed.stake))
    side (account, amount);
  perform ledger_close_batch(batch);

  insert into bet_request (user_id, rid, body_hash, draw_id, refusals, balance, at)
  select player_ids[request_players[i]], request_rids[i]::uuid, decode(request_hashes[i], 'hex'),
         draw_ids[request_draws[i]], request_refusals[i]::jsonb, balances[request_players[i]], placed_at
  from generate_series(1, cardinality(request_rids)) i
  where accepted[i];

  if paid_ahead then
    update chase_issue set state = 'placed', draw_id = draw_ids[request.d], done_at = place_bets.placed_at
    from unnest(request_issues, request_draws) with ordinality request (issue, d, place)
    where chase_issue.id = request.issue and accepted[request.place];
  end if;

  insert into exposure_user (draw_id, user_id, amount)
  select draw_ids[seat_draws[i]], player_ids[seat_players[i]], seat_used[i]
  from generate_series(1, cardinality(seat_draws)) i
  where seat_used[i] > 0
  on conflict (draw_id, user_id) do update set amount = excluded.amount;

  for p in 1 .. cardinality(pot_draws) loop
    continue when pot_used[p] = pot_before[p];
    update exposure set amount = amount + pot_used[p] - pot_before[p]
    where draw_id = draw_ids[pot_draws[p]] and currency = pot_currencies[p]
      and amount + pot_used[p] - pot_before[p] <= pot_caps[p];
    if not found then
      -- Other bets used up the cap meanwhile: the caller retries and then checks bet by bet.
      raise exception 'exposure moved' using errcode = '40001';
    end if;
  end loop;
end $$;
