-- Bets, their outcomes and what they may cost the house (trust.md sections 2 and 3).
--
-- The hot tables carry no foreign keys: every row is written by a function of this file that holds a lock on the
-- draw and on the player's account, and a check per row would cost more than the row.

-- A batch of bets takes one number b and names its tickets b * 256 .. b * 256 + 255, so that the receipts of a
-- batch are one range of ids and ids grow with time.
create sequence ticket_block;

create table ticket (
  id            bigint primary key,
  user_id       bigint not null,
  draw_id       bigint not null,
  lottery_id    text not null,
  played_id     text not null,
  disk          text not null check (disk in ('tradition', 'credit')),
  content       jsonb not null,
  -- SHA-256 of a content too long to travel with every row of a settlement; null for the others.
  content_hash  bytea check (length(content_hash) = 32),
  lines         integer not null check (lines > 0),
  unit_stake    bigint not null check (unit_stake > 0),
  multiple      integer not null check (multiple > 0),
  stake         bigint not null check (stake = unit_stake * multiple * lines),
  rebate_ppm    integer not null check (rebate_ppm between 0 and 1000000),
  -- Tier or tier/kind to 1/10 000 per unit staked, as text; fixed at acceptance (L9).
  odds          jsonb not null,
  max_win       bigint not null check (max_win >= 0),
  currency      text not null,
  -- H(0x00 || canonical leaf), see trust.md section 4, step 4.
  leaf_hash     bytea not null check (length(leaf_hash) = 32),
  salt          bytea not null check (length(salt) = 16),
  -- Pseudonym of the player in this draw, 16 bytes.
  acct          bytea not null check (length(acct) = 16),
  rid           uuid not null,
  idx           smallint not null,
  placed_at     timestamptz(3) not null,
  unique (user_id, rid, idx)
);
create index ticket_of_draw on ticket (draw_id, id);
create index ticket_of_user on ticket (user_id, id);

-- How a bet ended, when not simply lost: at most one row a bet (L8).
create table outcome (
  user_id     bigint not null,
  ticket_id   bigint not null,
  draw_id     bigint not null,
  kind        text not null check (kind in ('won', 'cancelled', 'void')),
  -- Everything credited, returned stake included.
  payout      bigint not null check (payout >= 0),
  -- Part of the stake that came back by ties; it earns no rebate.
  tied_stake  bigint not null default 0 check (tied_stake >= 0),
  -- [{tier, kind, count}] as settled.
  wins        jsonb not null default '[]',
  at          timestamptz(3) not null,
  primary key (user_id, ticket_id)
);
create index outcome_of_draw on outcome (draw_id, ticket_id);

-- Upper bound of what a draw can still cost in one currency; reserved at acceptance so that no cap cuts a payout (L9).
create table exposure (
  draw_id   bigint not null,
  currency  text not null,
  amount    bigint not null default 0 check (amount >= 0),
  primary key (draw_id, currency)
);

-- The same for one player; guarded by the lock on his account.
create table exposure_user (
  draw_id  bigint not null,
  user_id  bigint not null,
  amount   bigint not null default 0 check (amount >= 0),
  primary key (draw_id, user_id)
);

-- What a bet request was answered, beside its tickets: written with them, so a repeat finds both or neither (L6).
create table bet_request (
  user_id    bigint not null,
  rid        uuid not null,
  body_hash  bytea not null check (length(body_hash) = 32),
  draw_id    bigint not null,
  -- [[index, code, data]] of the items that were refused.
  refusals   jsonb not null,
  -- Main balance as answered.
  balance    bigint not null,
  at         timestamptz(3) not null,
  primary key (user_id, rid)
);

-- The signature over a batch's receipts (B4). Can be made again from the tickets of the block, so it is stored late.
create table receipt_batch (
  block      bigint primary key,
  size       smallint not null,
  root       bytea not null check (length(root) = 32),
  signature  bytea not null check (length(signature) = 64),
  key        bytea not null check (length(key) = 32)
);

-- Rebates of bets already settled, waiting for the end of their draw (L13); the payment removes the row.
create table rebate_due (
  draw_id   bigint not null,
  user_id   bigint not null,
  currency  text not null,
  amount    bigint not null check (amount > 0),
  primary key (draw_id, user_id)
);

-- State of every bet; a lost one has no row of its own (L8).
create view ticket_state as
select t.*,
       coalesce(o.kind, case when d.state = 'settled' then 'lost' else 'accepted' end) as state,
       case when o.kind is not null then o.payout when d.state = 'settled' then 0 end as payout,
       coalesce(o.at, case when d.state = 'settled' then d.settled_at end) as decided_at,
       coalesce(o.wins, '[]') as wins,
       d.issue, d.close_at, d.draw_at
from ticket t
join draw d on d.id = t.draw_id
left join outcome o on o.user_id = t.user_id and o.ticket_id = t.id;

select append_only('ticket'), append_only('outcome'), append_only('bet_request'), append_only('receipt_batch');

-- The readers below walk a draw in pages, in the order of bet ids. Their settings keep them on the index: a plan that
-- sorts would read the whole draw for every page.

-- One page of the sealed set: the bets of a closed draw but those cancelled. `leaves` are their hashes one after the
-- other, `place` is that of `wanted` among them.
create function sealed_page(
  of_draw bigint, after_id bigint, most integer, wanted bigint,
  out first_id bigint, out last_id bigint, out leaves bytea, out stake bigint, out place integer
) language sql stable
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
set enable_hashjoin = off set enable_mergejoin = off
as $$
  select min(id), max(id), string_agg(leaf_hash, '' order by id), sum(stake)::bigint,
         case when bool_or(id = wanted) then (count(*) filter (where id < wanted))::integer end
  from (
    select t.id, t.leaf_hash, t.stake from ticket t
    where t.draw_id = of_draw and t.id > after_id
      -- Most draws have no cancelled bet, and then nothing is looked up for each one.
      and (not (select exists (select from outcome o where o.draw_id = of_draw and o.kind = 'cancelled'))
           or not exists (select from outcome o
                          where o.draw_id = of_draw and o.ticket_id = t.id and o.kind = 'cancelled'))
    order by t.id limit most
  ) page
$$;

-- One page of the bets of a draw as their evaluation needs them: long contents only by their hash, `rebated` only when
-- a rebate will be due.
create function settle_page(of_draw bigint, after_id bigint, most integer)
returns table (id text, played_id text, content text, content_hash text, rebated boolean) language sql stable
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
  select t.id::text, t.played_id, case when t.content_hash is null then t.content::text end,
         encode(t.content_hash, 'hex'), case when t.rebate_ppm > 0 and t.currency <> 'TRIAL' then true end
  from ticket t where t.draw_id = of_draw and t.id > after_id order by t.id limit most
$$;

-- An amount as the wire spells it: `12.5000`.
create function amount_text(amount bigint) returns text language sql immutable as
$$ select case when amount < 0 then '-' else '' end || abs(amount) / 10000
     || '.' || lpad((abs(amount) % 10000)::text, 4, '0') $$;

-- Accepts a batch of bets, or refuses them one by one; commits or fails as a whole (architecture.md section 5).
--
-- The caller names players, draws, pots (draw and currency) and seats (draw and player) once each; all other arrays
-- point at them by place, from 1. Pots come in ascending order of draw and currency, which is the order they are locked
-- in (M3); bets in the order in which they are to be accepted.
--
-- request_codes: `placed`, `repeated`, `idempotency_conflict`, `draw_not_open`, `draw_closed`, or `refused` when no
--   bet of the request was accepted (nothing is kept of such a request).
-- bet_ids / bet_codes: exactly one of the two for every bet of a `placed` or `refused` request. bet_lefts: what was
--   left under the cap that refused a bet.
-- balances: main balance of every player after the batch; batch: the ledger's batch, null when nothing was placed.
--
-- Plans are made for full tables whatever the tables hold when the function first runs: hence the settings, and hence
-- lookups by subselect, here and below, where a handful of rows meets a large table. A join might be planned, and kept,
-- as a walk over all of a table that was small at the time.
create function place_bets(
  player_ids bigint[], player_currencies text[],
  draw_ids bigint[],
  pot_draws integer[], pot_currencies text[], pot_caps bigint[],
  seat_draws integer[], seat_players integer[], seat_caps bigint[],
  request_players integer[], request_draws integer[], request_rids text[], request_hashes text[],
  request_refusals text[],
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
begin
  -- Draws first (M3). A draw past its close is not locked at all, so that the close never waits behind late bets.
  select array_agg(id) into locked from (
    select id from draw
    where id = any (draw_ids) and state = 'open' and open_at <= app_now() and close_at > app_now()
    order by id for share
  ) open_draws;

  account_ids := array(
    select (select account.id from account
            where account.user_id = players.id and account.kind = 'main' and account.currency = players.currency)
    from unnest(player_ids, player_currencies) with ordinality players (id, currency, place) order by players.place);
  if array_position(account_ids, null) is not null then
    raise exception 'a player without a main account' using errcode = 'TS011';
  end if;
  perform from account where id = any (account_ids) order by id for no key update;
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
           when wanted.known is null then refusal[wanted.d]
           when wanted.known = decode(wanted.hash, 'hex') then 'repeated'
           else 'idempotency_conflict'
         end order by wanted.place)
  into request_codes
  from (
    select named.d, named.hash, named.place, (
             select bet_request.body_hash from bet_request
             where bet_request.user_id = player_ids[named.u] and bet_request.rid = named.rid::uuid) as known
    from unnest(request_players, request_draws, request_rids, request_hashes)
         with ordinality named (u, d, rid, hash, place)
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

-- Takes back one bet of a player while its draw is open; the full stake returns (B5).
--
-- answer: `cancelled`, `repeated` (it was before), `not_found`, or `draw_closed`. balance: main balance afterwards.
create function cancel_bet(
  player bigint, bet bigint,
  out answer text, out balance bigint, out batch bigint
) language plpgsql
set enable_seqscan = off set jit = off
as $$
declare
  t       ticket%rowtype;
  done    text;
  main    bigint;
  moment  timestamptz(3);
  tx      bigint;
begin
  select * into t from ticket where id = bet and user_id = player;
  if not found then
    answer := 'not_found';
    return;
  end if;
  perform from draw where id = t.draw_id and state = 'open' and close_at > app_now() for share;
  if found then
    answer := 'open';
  end if;
  select account.id, account.balance into main, balance from account
  where user_id = player and kind = 'main' and currency = t.currency for no key update;
  select outcome.kind into done from outcome where user_id = player and ticket_id = bet;
  if done = 'cancelled' then
    answer := 'repeated';
    return;
  end if;
  moment := app_now();
  if answer is distinct from 'open' or exists (select from draw where id = t.draw_id and close_at <= moment) then
    answer := 'draw_closed';
    return;
  end if;

  insert into outcome (user_id, ticket_id, draw_id, kind, payout, at)
  values (player, bet, t.draw_id, 'cancelled', t.stake, moment);
  batch := ledger_open_batch();
  insert into ledger_tx (batch_id, kind, key, user_id, at)
  values (batch, 'cancel', bet::text, player, moment) returning id into tx;
  insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
  values (batch, tx, house_account('stakes', t.currency), player, -t.stake, t.currency, moment),
         (batch, tx, main, player, t.stake, t.currency, moment);
  perform ledger_close_batch(batch);
  update exposure_user set amount = amount - t.max_win where draw_id = t.draw_id and user_id = player;
  update exposure set amount = amount - t.max_win where draw_id = t.draw_id and currency = t.currency;
  answer := 'cancelled';
  balance := balance + t.stake;
end $$;

-- Main balances of players whose accounts this transaction has locked, and a number that orders them.
create function main_balances(
  of_players bigint[], out players bigint[], out currencies text[], out balances bigint[], out seq bigint
) language sql set enable_seqscan = off as $$
  select array_agg(account.user_id), array_agg(account.currency), array_agg(account.balance), nextval('id_seq')
  from account where account.user_id = any (of_players) and account.kind = 'main'
$$;

-- Writes one chunk of a settlement: the winners among the bets after `after_id` up to `upto_id`, the rebates of all of
-- them, and how far the draw is settled now. `written` is false, and nothing changed, when the chunk is not the next one:
-- somebody else wrote it.
--
-- Here and below, `players` are those whose main balance changed, with their balances now; `seq` orders these figures
-- among all balances of a player, because it is taken while his account is locked.
create function settle_chunk(
  of_draw bigint, after_id bigint, upto_id bigint,
  won_ids bigint[], won_players bigint[], won_currencies text[], won_payouts bigint[], won_ties bigint[],
  won_tiers text[],
  rebate_players bigint[], rebate_currencies text[], rebate_amounts bigint[],
  out written boolean, out players bigint[], out currencies text[], out balances bigint[], out seq bigint
) language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
set plan_cache_mode = force_generic_plan
as $$
declare
  moment     timestamptz(3) := app_now();
  new_batch  bigint;
begin
  update draw set settle_progress = upto_id
  where id = of_draw and state = 'settling' and settle_progress = after_id and upto_id > after_id;
  written := found;
  if not written then
    return;
  end if;
  if cardinality(won_ids) > 0 then
    insert into outcome (user_id, ticket_id, draw_id, kind, payout, tied_stake, wins, at)
    select won.player, won.id, of_draw, 'won', won.payout, won.tie, won.tiers::jsonb, moment
    from unnest(won_ids, won_players, won_payouts, won_ties, won_tiers) won (id, player, payout, tie, tiers);
    new_batch := ledger_open_batch();
    with won as materialized (
      select wins.id, wins.player, wins.currency, wins.payout, nextval('id_seq') as tx
      from unnest(won_ids, won_players, won_currencies, won_payouts) wins (id, player, currency, payout)
    ), posted as (
      insert into ledger_tx (id, batch_id, kind, key, user_id, at)
      select tx, new_batch, 'win', id::text, player, moment from won
    ), house as materialized (
      select currency, house_account('payouts', currency) as id from (select distinct currency from won) used
    )
    insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
    select new_batch, won.tx, side.account, won.player, side.amount, won.currency, moment
    from won
    join house on house.currency = won.currency
    cross join lateral (values (house.id, -won.payout), (
      (select account.id from account
       where account.user_id = won.player and account.kind = 'main' and account.currency = won.currency),
      won.payout)) side (account, amount);
    perform ledger_close_batch(new_batch);
    select * into players, currencies, balances, seq from main_balances(won_players);
  end if;
  insert into rebate_due (draw_id, user_id, currency, amount)
  select of_draw, due.player, due.currency, due.amount
  from unnest(rebate_players, rebate_currencies, rebate_amounts) due (player, currency, amount)
  on conflict (draw_id, user_id) do update set amount = rebate_due.amount + excluded.amount;
end $$;

-- Pays back the next bets of a void draw, `most` of them, and notes how far. `seen` counts what was looked at: 0 when
-- every bet of the draw has its outcome.
create function refund_chunk(
  of_draw bigint, most integer,
  out seen integer, out players bigint[], out currencies text[], out balances bigint[], out seq bigint
) language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
set plan_cache_mode = force_generic_plan
as $$
declare
  moment     timestamptz(3) := app_now();
  progress   bigint;
  ids        bigint[];
  refunded_players bigint[];
  new_batch  bigint;
begin
  select settle_progress into progress from draw where id = of_draw and state = 'void' for no key update;
  select coalesce(array_agg(id order by id), '{}') into ids from (
    select id from ticket where draw_id = of_draw and id > progress order by id limit most
  ) next_bets;
  seen := cardinality(ids);
  if seen = 0 then
    update draw set settled_at = moment where id = of_draw and state = 'void' and settled_at is null;
    return;
  end if;
  update draw set settle_progress = ids[seen] where id = of_draw;

  with refunded as (
    insert into outcome (user_id, ticket_id, draw_id, kind, payout, at)
    select t.user_id, t.id, of_draw, 'void', t.stake, moment from ticket t where t.id = any (ids)
    on conflict (user_id, ticket_id) do nothing
    returning user_id, ticket_id
  )
  select coalesce(array_agg(ticket_id order by ticket_id), '{}'), array_agg(distinct user_id)
  into ids, refunded_players from refunded;
  if cardinality(ids) = 0 then
    return;
  end if;
  new_batch := ledger_open_batch();
  with refund as materialized (
    select t.id, t.user_id, t.currency, t.stake, nextval('id_seq') as tx from ticket t where t.id = any (ids)
  ), posted as (
    insert into ledger_tx (id, batch_id, kind, key, user_id, at)
    select tx, new_batch, 'void', id::text, user_id, moment from refund
  ), house as materialized (
    select currency, house_account('stakes', currency) as id from (select distinct currency from refund) used
  )
  insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
  select new_batch, refund.tx, side.account, refund.user_id, side.amount, refund.currency, moment
  from refund
  join house on house.currency = refund.currency
  cross join lateral (values (house.id, -refund.stake), (
    (select account.id from account
     where account.user_id = refund.user_id and account.kind = 'main' and account.currency = refund.currency),
    refund.stake)) side (account, amount);
  perform ledger_close_batch(new_batch);
  select * into players, currencies, balances, seq from main_balances(refunded_players);
end $$;

-- Pays the rebates of the next players of a settled draw, `most` of them: one transaction per player and draw (L13).
-- `players` is null when all are paid.
create function pay_rebates(
  of_draw bigint, most integer,
  out players bigint[], out currencies text[], out balances bigint[], out seq bigint
) language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
set plan_cache_mode = force_generic_plan
as $$
declare
  moment     timestamptz(3) := app_now();
  new_batch  bigint;
  payees     bigint[];
begin
  perform from draw where id = of_draw and state = 'settled' for no key update;
  if not found then
    raise exception 'draw % is not settled', of_draw using errcode = 'TS011';
  end if;
  select coalesce(array_agg(user_id), '{}') into payees from (
    select user_id from rebate_due where draw_id = of_draw order by user_id limit most
  ) next_players;
  if cardinality(payees) = 0 then
    return;
  end if;
  new_batch := ledger_open_batch();
  with due as (
    delete from rebate_due where draw_id = of_draw and user_id = any (payees) returning user_id, currency, amount
  ), paid as materialized (
    select user_id, currency, amount, nextval('id_seq') as tx from due
  ), posted as (
    insert into ledger_tx (id, batch_id, kind, key, user_id, at)
    select tx, new_batch, 'rebate', of_draw || ':' || user_id, user_id, moment from paid
  )
  insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
  select new_batch, paid.tx, side.account, paid.user_id, side.amount, paid.currency, moment
  from paid
  cross join lateral (values (house_account('rebate', paid.currency), -paid.amount), (
    (select account.id from account
     where account.user_id = paid.user_id and account.kind = 'main' and account.currency = paid.currency),
    paid.amount)) side (account, amount);
  perform ledger_close_batch(new_batch);
  select * into players, currencies, balances, seq from main_balances(payees);
end $$;
