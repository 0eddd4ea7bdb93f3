-- Chases (追号): the same bets on consecutive issues, paid from money that is held from the start (trust.md L7).

create table chase (
  id           bigint primary key,
  user_id      bigint not null,
  lottery_id   text not null,
  currency     text not null,
  state        text not null default 'running' check (state in ('running', 'paused', 'done', 'stopped')),
  ended_by     text check (ended_by in ('finished', 'won', 'loss', 'player', 'refused')),
  -- Terms of the plan, as asked for.
  plan         jsonb not null,
  -- Bets of every issue with the figures shown at multiple 1, and the same with long contents cut, for lists.
  bets         jsonb not null,
  bets_shown   jsonb not null,
  stop_on_win  boolean not null,
  stop_loss    bigint check (stop_loss > 0),
  cost         bigint not null check (cost > 0),
  created_at   timestamptz(3) not null,
  ended_at     timestamptz(3),
  check ((state in ('done', 'stopped')) = (ended_by is not null) and (ended_by is null) = (ended_at is null))
);
create index chase_of_user on chase (user_id, id);

create table chase_issue (
  id          bigint primary key,
  chase_id    bigint not null,
  user_id     bigint not null,
  lottery_id  text not null,
  issue       text not null,
  -- From 0, in the order of the draws.
  place       smallint not null,
  open_at     timestamptz(3) not null,
  close_at    timestamptz(3) not null,
  multiple    integer not null check (multiple > 0),
  stake       bigint not null check (stake > 0),
  -- pending: the stake is held. placed: it is bets. skipped: it went back, `reason` tells why.
  state       text not null default 'pending'
              check (state in ('pending', 'placed', 'won', 'lost', 'void', 'cancelled', 'skipped')),
  reason      text,
  -- Key of the request that places it (L6).
  rid         uuid not null default gen_random_uuid(),
  draw_id     bigint,
  -- Everything its bets were credited, returned stakes included.
  payout      bigint check (payout >= 0),
  done_at     timestamptz(3),
  unique (chase_id, issue),
  unique (user_id, rid),
  check ((state = 'skipped') = (reason is not null)),
  check ((state in ('won', 'lost', 'void', 'cancelled')) = (payout is not null))
);
create index chase_issue_of_chase on chase_issue (chase_id, place);
create index chase_issue_due on chase_issue (lottery_id, issue) where state = 'pending';
create index chase_issue_placed on chase_issue (draw_id) where state = 'placed';
create index chase_issue_held on chase_issue (user_id) where state = 'pending';
select deny_app('chase', 'delete, truncate'), deny_app('chase_issue', 'delete, truncate');

-- An issue moves on once: what was placed or given back never becomes money to place again.
create function chase_issue_guard() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (('pending', 'placed'), ('pending', 'skipped'), ('placed', 'won'), ('placed', 'lost'),
      ('placed', 'void'), ('placed', 'cancelled'))
     or (new.id, new.chase_id, new.user_id, new.lottery_id, new.issue, new.multiple, new.stake, new.rid)
        is distinct from (old.id, old.chase_id, old.user_id, old.lottery_id, old.issue, old.multiple, old.stake, old.rid)
  then
    raise exception 'chase issue % cannot go from % to %', old.id, old.state, new.state using errcode = 'TS001';
  end if;
  return new;
end $$;
create trigger chase_issue_guard before update on chase_issue for each row execute function chase_issue_guard();

-- Bets can be paid from what is held for a chase: the function of 0006 with purses and issues.
drop function place_bets;

-- Accepts a batch of bets, or refuses them one by one; commits or fails as a whole (architecture.md section 5).
--
-- The caller names players, draws, pots (draw and currency) and seats (draw and player) once each; all other arrays
-- point at them by place, from 1. Pots come in ascending order of draw and currency, which is the order they are locked
-- in (M3); bets in the order in which they are to be accepted.
--
-- A player appears once for each purse he pays from: `main`, or `held` for the issues of his chases. A request that pays
-- from `held` names its issue in request_issues: it is placed only while that issue is pending and its chase runs, as a
-- whole or not at all, and the issue becomes `placed` with it.
--
-- request_codes: `placed`, `repeated`, `idempotency_conflict`, `not_due`, `draw_not_open`, `draw_closed`, or `refused` when
--   no bet of the request was accepted (nothing is kept of such a request).
-- bet_ids / bet_codes: exactly one of the two for every bet of a `placed` or `refused` request. bet_lefts: what was
--   left under the cap that refused a bet.
-- balances: what every player has in his purse after the batch; batch: the ledger's batch, null when nothing was placed.
--
-- Plans are made for full tables whatever the tables hold when the function first runs: hence the settings, and hence
-- lookups by subselect, here and below, where a handful of rows meets a large table. A join might be planned, and kept,
-- as a walk over all of a table that was small at the time.
create function place_bets(
  player_ids bigint[], player_currencies text[], player_purses text[],
  draw_ids bigint[],
  pot_draws integer[], pot_currencies text[], pot_caps bigint[],
  seat_draws integer[], seat_players integer[], seat_caps bigint[],
  request_players integer[], request_draws integer[], request_rids text[], request_hashes text[],
  request_refusals text[], request_issues bigint[],
  bet_requests integer[], bet_pots integer[], bet_seats integer[], bet_indexes smallint[],
  bet_lotteries text[], bet_played text[], bet_disks text[], bet_contents text[], bet_content_hashes text[],
  bet_lines integer[], bet_unit_stakes bigint[], bet_multiples integer[], bet_stakes bigint[], bet_rebates integer[],
  bet_odds text[], bet_max_wins bigint[], bet_accts text[], bet_salts text[],
  leaf_heads text[], leaf_middles text[], leaf_tails text[],
  out placed_at timestamptz(3), out batch bigint, out request_codes text[], out bet_ids bigint[], out bet_codes text[],
  out bet_lefts bigint[], out balances bigint[]
) language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
set plan_cache_mode = force_generic_plan
as $$
declare
  locked      bigint[];
  refusal     text[];
  closes      timestamptz[];
  account_ids bigint[];
  house_ids   bigint[];
  pot_used    bigint[];
  pot_before  bigint[];
  demand      numeric;
  reserved    bigint;
  seat_used   bigint[];
  accepted    boolean[] := array_fill(false, array[cardinality(request_rids)]);
  block       bigint;
  taken       integer := 0;
  r integer; u integer; p integer; s integer;
  -- The request in hand: its first bet, and the count of bets before it.
  in_hand      integer := 0;
  first_bet    integer;
  taken_before integer;
begin
  -- Draws first (M3). A draw past its close is not locked at all, so that the close never waits behind late bets.
  select array_agg(id) into locked from (
    select id from draw
    where id = any (draw_ids) and state = 'open' and open_at <= app_now() and close_at > app_now()
    order by id for share
  ) open_draws;

  -- Chases before accounts, as wherever both are locked.
  if array_remove(request_issues, null) <> '{}' then
    perform from chase where id = any (array(
      select chase_issue.chase_id from chase_issue where chase_issue.id = any (request_issues)))
    order by id for no key update;
  end if;

  account_ids := array(
    select (select account.id from account
            where account.user_id = players.id and account.kind = players.purse
              and account.currency = players.currency)
    from unnest(player_ids, player_currencies, player_purses) with ordinality players (id, currency, purse, place)
    order by players.place);
  if array_position(account_ids, null) is not null then
    raise exception 'a player without the account he pays from' using errcode = 'TS011';
  end if;
  -- The main account's lock guards what its player may still win in a draw, whatever he pays from.
  perform from account where id = any (account_ids || array(
    select (select account.id from account
            where account.user_id = players.id and account.kind = 'main' and account.currency = players.currency)
    from unnest(player_ids, player_currencies, player_purses) players (id, currency, purse)
    where players.purse <> 'main'))
  order by id for no key update;
  balances := array(
    select (select account.balance from account where account.id = held.id)
    from unnest(account_ids) with ordinality held (id, place) order by held.place);

  -- The time of acceptance is taken with the locks of draws and players in hand; app_now() never rounds up.
  placed_at := app_now();
  select array_agg(case
           when draw.id = any (locked) and draw.close_at > placed_at then null
           when draw.state in ('scheduled', 'open') and draw.close_at > placed_at then 'draw_not_open'
           else 'draw_closed'
         end order by named.place)
  into refusal
  from unnest(draw_ids) with ordinality named (id, place) left join draw on draw.id = named.id;

  -- Repeats are found before anything else is judged (L6).
  select array_agg(case
           when wanted.known = decode(wanted.hash, 'hex') then 'repeated'
           when wanted.known is not null then 'idempotency_conflict'
           when wanted.issue is not null and not exists (
             select from chase_issue i join chase c on c.id = i.chase_id
             where i.id = wanted.issue and i.state = 'pending' and c.state = 'running') then 'not_due'
           else refusal[wanted.d]
         end order by wanted.place)
  into request_codes
  from (
    select named.d, named.hash, named.issue, named.place, (
             select bet_request.body_hash from bet_request
             where bet_request.user_id = player_ids[named.u] and bet_request.rid = named.rid::uuid) as known
    from unnest(request_players, request_draws, request_rids, request_hashes, request_issues)
         with ordinality named (u, d, rid, hash, issue, place)
  ) wanted;

  bet_ids := array_fill(null::bigint, array[cardinality(bet_requests)]);
  bet_codes := array_fill(null::text, array[cardinality(bet_requests)]);
  bet_lefts := bet_ids;
  if array_position(request_codes, null) is null then
    return;
  end if;

  -- All batches of a draw meet in its exposure row, so it is read here and locked last. Only when the batch might not
  -- fit under the cap is it locked already, to judge bet by bet with a figure that stays.
  for p in 1 .. cardinality(pot_draws) loop
    select sum(bet.max_win) into demand from unnest(bet_pots, bet_max_wins) bet (pot, max_win) where bet.pot = p;
    insert into exposure (draw_id, currency) select draw_ids[pot_draws[p]], pot_currencies[p]
    where not exists (
      select from exposure where draw_id = draw_ids[pot_draws[p]] and currency = pot_currencies[p])
    on conflict do nothing;
    select amount into reserved from exposure
    where draw_id = draw_ids[pot_draws[p]] and currency = pot_currencies[p];
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
      where exposure_user.draw_id = draw_ids[seats.d] and exposure_user.user_id = player_ids[seats.u]), 0)
    from unnest(seat_draws, seat_players) with ordinality seats (d, u, place) order by seats.place);

  block := nextval('ticket_block') * 256;
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
      -- An issue of a chase is placed as a whole: what was taken of it is given back, the rest is not looked at.
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
  if taken > 256 then
    raise exception 'more than 256 bets in a batch' using errcode = 'TS011';
  end if;

  insert into ticket (id, user_id, draw_id, lottery_id, played_id, disk, content, content_hash, lines, unit_stake,
                      multiple, stake, rebate_ppm, odds, max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
  select bet.id, player_ids[request_players[bet.r]], draw_ids[request_draws[bet.r]], bet.lottery, bet.played, bet.disk,
         bet.content::jsonb, decode(bet.content_hash, 'hex'), bet.lines, bet.unit_stake, bet.multiple, bet.stake,
         bet.rebate, bet.odds::jsonb, bet.max_win, player_currencies[request_players[bet.r]],
         sha256('\x00'::bytea || convert_to(
           bet.head || (extract(epoch from placed_at) * 1000)::bigint || bet.middle || bet.id || bet.tail, 'UTF8')),
         decode(bet.salt, 'hex'), decode(bet.acct, 'hex'), request_rids[bet.r]::uuid, bet.idx, placed_at
  from unnest(bet_ids, bet_requests, bet_indexes, bet_lotteries, bet_played, bet_disks, bet_contents,
              bet_content_hashes, bet_lines, bet_unit_stakes, bet_multiples, bet_stakes, bet_rebates, bet_odds,
              bet_max_wins, bet_accts, bet_salts, leaf_heads, leaf_middles, leaf_tails)
       bet (id, r, idx, lottery, played, disk, content, content_hash, lines, unit_stake, multiple, stake, rebate, odds,
            max_win, acct, salt, head, middle, tail)
  where bet.id is not null;

  batch := ledger_open_batch();
  select array_agg(house_account('stakes', pots.currency) order by pots.place) into house_ids
  from unnest(pot_currencies) with ordinality pots (currency, place);
  with bet as materialized (
    select bets.id, bets.stake, request_players[bets.r] as u, bets.p, nextval('id_seq') as tx
    from unnest(bet_ids, bet_requests, bet_pots, bet_stakes) bets (id, r, p, stake) where bets.id is not null
  ), posted as (
    insert into ledger_tx (id, batch_id, kind, key, user_id, at)
    select bet.tx, batch, 'bet', bet.id::text, player_ids[bet.u], placed_at from bet
  )
  insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
  select batch, bet.tx, side.account, player_ids[bet.u], side.amount, player_currencies[bet.u], placed_at
  from bet cross join lateral (values (account_ids[bet.u], -bet.stake), (house_ids[bet.p], bet.stake))
    side (account, amount);
  perform ledger_close_batch(batch);

  with refused as materialized (
    select bet.r, jsonb_agg(case
             when bet.cap_left is null then jsonb_build_array(bet.idx, bet.code)
             else jsonb_build_array(bet.idx, bet.code, jsonb_build_object('left', amount_text(bet.cap_left)))
           end) as items
    from unnest(bet_requests, bet_indexes, bet_codes, bet_lefts) bet (r, idx, code, cap_left)
    where bet.code is not null
    group by bet.r
  )
  insert into bet_request (user_id, rid, body_hash, draw_id, refusals, balance, at)
  select player_ids[request.u], request.rid::uuid, decode(request.hash, 'hex'), draw_ids[request.d],
         request.refusals::jsonb || coalesce(refused.items, '[]'), balances[request.u], placed_at
  from unnest(request_players, request_draws, request_rids, request_hashes, request_refusals)
       with ordinality request (u, d, rid, hash, refusals, place)
  left join refused on refused.r = request.place
  where accepted[request.place];

  update chase_issue set state = 'placed', draw_id = draw_ids[request.d], done_at = place_bets.placed_at
  from unnest(request_issues, request_draws) with ordinality request (issue, d, place)
  where chase_issue.id = request.issue and accepted[request.place];

  insert into exposure_user (draw_id, user_id, amount)
  select draw_ids[seat.d], player_ids[seat.u], seat.amount
  from unnest(seat_draws, seat_players, seat_used) seat (d, u, amount)
  where seat.amount > 0
  on conflict (draw_id, user_id) do update set amount = excluded.amount;

  for p in 1 .. cardinality(pot_draws) loop
    continue when pot_used[p] = pot_before[p];
    update exposure set amount = amount + pot_used[p] - pot_before[p]
    where draw_id = draw_ids[pot_draws[p]] and currency = pot_currencies[p]
      and amount + pot_used[p] - pot_before[p] <= pot_caps[p];
    if not found then
      -- Other bets took the room meanwhile: the caller begins again and finds the cap near.
      raise exception 'exposure moved' using errcode = '40001';
    end if;
  end loop;
end $$;
