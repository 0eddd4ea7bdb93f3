-- What every bet pays, once more: the same checks and the same rows, found in fewer passes.

-- Kind and currency of an account are fixed when it is made (`account_guard`), so they are judged then and not again at
-- every change of its balance.
alter table account drop constraint account_kind, drop constraint account_currency_check;
create function refuse_account() returns trigger language plpgsql as $$
begin
  raise exception 'account_kind: % in %', new.kind, new.currency
    using errcode = 'check_violation', constraint = 'account_kind';
end $$;
create trigger account_kind before insert on account for each row
  when (new.currency !~ '^[A-Z]{3,8}$'
    or not (case when new.user_id is null then is_house_kind(new.kind) else is_player_kind(new.kind) end))
  execute function refuse_account();

-- Closes a batch: nothing can be added to it any more. Returns its hash (see `batch_hash`).
create or replace function ledger_close_batch(of_batch bigint) returns bytea
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  computed bytea;
begin
  update batch set (hash, entries) = (
      select sha256(int8send(of_batch) || coalesce(string_agg(entry_image(e), '' order by e.id), '')), count(*)
      from entry e where e.batch_id = of_batch)
    where id = of_batch and hash is null
    returning hash into computed;
  if not found then
    raise exception 'ledger_batch: % is not open', of_batch using errcode = 'TS003';
  end if;
  insert into chain_queue (batch_id) values (of_batch);
  return computed;
end $$;

-- Checks one statement's new entries and moves the balances. All entries of a transaction come in one statement.
-- Plans are cached while tables may still be empty, so the settings keep them on the indexes.
create or replace function entry_guard() returns trigger language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  fault   text;
  -- Players' accounts in ascending order, and what each gets.
  owned   bigint[];
  sums    bigint[];
begin
  if exists (select from ledger_freeze where lifted_at is null) then
    raise exception 'ledger_frozen' using errcode = 'TSL01';
  end if;

  -- L1: a transaction sums to zero in each currency and has two sides at least. L15: trial and real money never meet.
  select case
      when bool_or(b.id is null or b.hash is not null) then 'batch ' || min(n.batch_id) || ' is not open'
      when bool_or(t.id is null or t.batch_id <> n.batch_id or t.user_id is distinct from n.user_id)
        then 'transaction ' || n.tx_id || ' is not of this batch and user'
      else 'transaction ' || n.tx_id || ' is not balanced'
    end into fault
    from (select tx_id, batch_id, user_id, currency, sum(amount) as total, count(*) as sides
          from new_entries group by tx_id, batch_id, user_id, currency) n
    left join batch b on b.id = n.batch_id
    left join ledger_tx t on t.id = n.tx_id
    group by n.tx_id
    having bool_or(b.id is null or b.hash is not null
        or t.id is null or t.batch_id <> n.batch_id or t.user_id is distinct from n.user_id or n.total <> 0)
      or sum(n.sides) < 2
      or (bool_or(n.currency = 'TRIAL') and bool_or(n.currency <> 'TRIAL'))
    limit 1;

  if fault is null then
    select min('entry on account ' || n.account_id || ' of another user or currency')
        filter (where a.id is null or n.first_currency <> a.currency or n.last_currency <> a.currency
          or (a.user_id is not null and (n.first_user is distinct from a.user_id or n.last_user <> a.user_id or n.ownerless))),
      array_agg(n.account_id order by n.account_id) filter (where a.balance is not null),
      array_agg(n.amount order by n.account_id) filter (where a.balance is not null)
      into fault, owned, sums
      from (select account_id, sum(amount)::bigint as amount, min(currency) as first_currency, max(currency) as last_currency,
                   min(user_id) as first_user, max(user_id) as last_user, bool_or(user_id is null) as ownerless
            from new_entries group by account_id) n
      left join account a on a.id = n.account_id;
  end if;
  if fault is not null then
    raise exception 'ledger_fault: %', fault using errcode = 'TS003';
  end if;

  -- M3: accounts are locked by ascending id.
  perform from account where id = any (owned) order by id for no key update;
  update account a set balance = a.balance + d.amount
    from unnest(owned, sums) d (id, amount)
    where a.id = d.id and d.amount <> 0;
  return null;
end $$;

-- Counts entries into the days of their players, and lets no stake pass that its player has ruled out: the last word,
-- whoever accepted the bet and whatever he knew of the player. A stake that comes back is taken from the day it was placed
-- on; games count as bets do, by what goes between a player and `ext:<platform>`. Bets and wins alone, which are most of what
-- comes, are counted without a look at the other sides of their transactions.
create or replace function play_day_count() returns trigger
language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
as $$
declare
  zone     text;
  -- The accounts that stakes go to, and those that wins come from.
  stakes   bigint[];
  payouts  bigint[];
  stakers  bigint[];
  guarded  record;
begin
  select coalesce((select value #>> '{}' from setting where key = 'timeZone'), 'Asia/Shanghai'),
         array(select id from account where user_id is null and kind = 'stakes'),
         array(select id from account where user_id is null and kind = 'payouts')
  into zone, stakes, payouts;

  if not exists (
    select from ledger_tx where id = any (array(select tx_id from new_entries)) and kind not in ('bet', 'win'))
  then
    insert into play_day as known (user_id, day, bets, staked, returned, night_bets)
    select c.user_id, c.at::date, count(*) filter (where c.stake), coalesce(sum(c.amount) filter (where c.stake), 0),
      coalesce(-sum(c.amount) filter (where not c.stake), 0),
      count(*) filter (where c.stake and extract(hour from c.at) between 2 and 4)
    from (select user_id, amount, account_id = any (stakes) as stake, at at time zone zone as at
          from new_entries where account_id = any (stakes || payouts)) c
    group by 1, 2 order by 1, 2
    on conflict (user_id, day) do update set
      bets = known.bets + excluded.bets, staked = known.staked + excluded.staked,
      returned = known.returned + excluded.returned, night_bets = known.night_bets + excluded.night_bets;
  else
    insert into play_day as known
    select c.user_id, c.at::date,
      count(*) filter (where c.stake and c.amount > 0) - count(*) filter (where c.stake and c.amount < 0),
      coalesce(sum(c.amount) filter (where c.stake), 0),
      coalesce(-sum(c.amount) filter (where c.payout), 0),
      count(*) filter (where c.kind = 'deposit' and c.amount < 0),
      coalesce(-sum(c.amount) filter (where c.kind = 'deposit' and c.amount < 0), 0),
      coalesce(sum(c.amount) filter (where c.kind = 'withdrawal'), 0),
      count(*) filter (where c.stake and c.amount > 0 and extract(hour from c.at) between 2 and 4)
    from (
      select e.user_id, e.amount, t.kind,
             house.kind = 'stakes' or t.kind in ('play', 'game_bet') and e.amount > 0 or t.kind = 'game_rollback' as stake,
             house.kind = 'payouts' or t.kind in ('play', 'game_win') and e.amount < 0 as payout,
             case when house.kind = 'stakes' and t.kind in ('cancel', 'void') and t.key ~ '^\d{1,18}$'
               then coalesce((select ticket.placed_at from ticket where ticket.id = t.key::bigint), e.at)
               else e.at
             end at time zone zone as at
      from new_entries e
      join account house on house.id = e.account_id and house.user_id is null
      join ledger_tx t on t.id = e.tx_id
      where e.user_id is not null
        and (house.kind in ('stakes', 'payouts')
          or t.kind in ('deposit', 'withdrawal', 'play', 'game_bet', 'game_win', 'game_rollback'))
    ) c
    group by 1, 2 order by 1, 2
    on conflict (user_id, day) do update set
      bets = known.bets + excluded.bets, staked = known.staked + excluded.staked,
      returned = known.returned + excluded.returned,
      deposits = known.deposits + excluded.deposits, deposited = known.deposited + excluded.deposited,
      withdrawn = known.withdrawn + excluded.withdrawn, night_bets = known.night_bets + excluded.night_bets;
  end if;

  stakers := array(select distinct user_id from new_entries where account_id = any (stakes) and amount > 0);
  stakers := array(
    select user_id from player_guard where user_id = any (stakers)
    union select user_id from play_limit where user_id = any (stakers) and kind in ('stake', 'loss', 'session'));
  if stakers = '{}' then
    return null;
  end if;
  for guarded in
    select user_id, max(amount) as dearest, max(at) as at from new_entries
    where account_id = any (stakes) and amount > 0 and user_id = any (stakers) group by user_id
  loop
    if (select code from play_refusal(guarded.user_id, null, guarded.at)) is not null
      or exists (select from play_limit l where l.user_id = guarded.user_id and case
           when l.kind = 'stake' and l.period = 'bet' then guarded.dearest > l.value
           when l.kind in ('stake', 'loss')
             then limit_used(guarded.user_id, l.kind, l.period, platform_day(guarded.at)) > l.value
         end)
    then
      raise exception 'play_refused: player %', guarded.user_id using errcode = 'TSP01';
    end if;
  end loop;
  return null;
end $$;

-- Accepts a batch of bets, or refuses them one by one; commits or fails as a whole (architecture.md section 5). Arguments
-- and answers are those of before (0015). Arrays are read by place: to unnest twenty of them beside each other costs more
-- than the rows that are written.
create or replace function place_bets(
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
  moment      timestamptz := app_now();
  spelled_at  text;
  locked      bigint[];
  closes      timestamptz;
  refusal     text[];
  account_ids bigint[];
  guards      bigint[];
  house_ids   bigint[];
  pot_used    bigint[];
  pot_before  bigint[];
  demand      numeric;
  reserved    bigint;
  seat_used   bigint[];
  accepted    boolean[] := array_fill(false, array[cardinality(request_rids)]);
  block       bigint;
  -- Some requests are paid from what is held for their chase.
  paid_ahead  boolean := array_position(player_purses, 'held') is not null;
  taken       integer := 0;
  r integer; u integer; p integer; s integer;
  -- The request in hand: its first bet, and the count of bets before it.
  in_hand      integer := 0;
  first_bet    integer;
  taken_before integer;
begin
  -- Draws first (M3). A draw past its close is not locked at all, so that the close never waits behind late bets.
  select array_agg(id), min(close_at) into locked, closes from (
    select id, close_at from draw
    where id = any (draw_ids) and state = 'open' and open_at <= moment and close_at > moment
    order by id for share
  ) open_draws;

  -- Chases before accounts, as wherever both are locked.
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
    raise exception 'a player without the account he pays from' using errcode = 'TS011';
  end if;
  -- The main account's lock guards what its player may still win in a draw, whatever he pays from.
  guards := account_ids;
  if paid_ahead then
    guards := guards || array(
      select (select account.id from account
              where account.user_id = player_ids[i] and account.kind = 'main' and account.currency = player_currencies[i])
      from generate_series(1, cardinality(player_ids)) i where player_purses[i] <> 'main');
  end if;
  select array_agg(held.balance order by array_position(account_ids, held.id)) into balances
  from (select id, balance from account where id = any (guards) order by id for no key update) held
  where held.id = any (account_ids);

  -- The time of acceptance is taken with the locks of draws and players in hand; app_now() never rounds up.
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

  -- Repeats are found before anything else is judged (L6).
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

  -- All batches of a draw meet in its exposure row, so it is read here and locked last. Only when the batch might not
  -- fit under the cap is it locked already, to judge bet by bet with a figure that stays.
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

  insert into ticket (id, user_id, draw_id, lottery_id, played_id, disk, content, content_hash, lines, unit_stake,
                      multiple, stake, rebate_ppm, odds, max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
  select bet_ids[i], player_ids[request_players[bet_requests[i]]], draw_ids[request_draws[bet_requests[i]]],
         bet_lotteries[i], bet_played[i], bet_disks[i], bet_contents[i]::jsonb, decode(bet_content_hashes[i], 'hex'),
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
  with bet as materialized (
    select bet_ids[i] as id, bet_stakes[i] as stake, request_players[bet_requests[i]] as u, bet_pots[i] as p,
           nextval('id_seq') as tx
    from generate_series(1, cardinality(bet_ids)) i where bet_ids[i] is not null
  ), posted as (
    insert into ledger_tx (id, batch_id, kind, key, user_id, at)
    select bet.tx, batch, 'bet', bet.id::text, player_ids[bet.u], placed_at from bet
  )
  insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
  select batch, bet.tx, side.account, player_ids[bet.u], side.amount, player_currencies[bet.u], placed_at
  from bet cross join lateral (values (account_ids[bet.u], -bet.stake), (house_ids[bet.p], bet.stake))
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
      -- Other bets took the room meanwhile: the caller begins again and finds the cap near.
      raise exception 'exposure moved' using errcode = '40001';
    end if;
  end loop;
end $$;
