-- Transfers by the batch (trust.md L12): one call begins many, one ends many, whatever platforms they go to.

-- Books one step of transfers in one batch of the ledger and returns its number. `begin` takes the money from where it was
-- into `transit`, `done` from there to where it was meant to go, `reversed` back to where it came from.
create function book_transfers(transfers bigint[], steps text[]) returns bigint
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
set plan_cache_mode = force_generic_plan
as $$
declare
  batch  bigint := ledger_open_batch();
  moment timestamptz(3) := app_now();
begin
  with step as materialized (
    select t.id, t.user_id, t.currency, t.amount, taken.step, nextval('id_seq') as tx,
           ledger_account(t.user_id, 'transit', t.currency) as road,
           ledger_account(t.user_id, case when (t.direction = 1) = (taken.step = 'done') then 'plat:' || t.plat else 'main' end,
                          t.currency) as place
    from unnest(transfers, steps) taken (id, step) join transfer t on t.id = taken.id
  ), posted as (
    insert into ledger_tx (id, batch_id, kind, key, user_id, at)
    select step.tx, batch, 'transfer', step.id || ' ' || step.step, step.user_id, moment from step
  )
  insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
  select batch, step.tx, side.account, step.user_id, side.amount, step.currency, moment
  from step cross join lateral (values
    (step.road, case step.step when 'begin' then step.amount else -step.amount end),
    (step.place, case step.step when 'begin' then -step.amount else step.amount end)) side (account, amount);
  perform ledger_close_batch(batch);
  return batch;
end $$;

-- Begins transfers, each judged by itself in the order given; commits or fails as a whole. A request that is known (`rid`)
-- is answered with its transfer as it stands and judged by nothing else. `connected` says whether the platform can be asked;
-- `names` are what platforms are to call players they have not met.
--
-- An answer for each place: the transfer, or the code it is refused by with what the code carries (`play_refusal`,
-- `stake_refusal`). `batch` is null when nothing was begun now; `balance` is the main balance after the batch.
create function begin_transfers(
  players bigint[], sessions bigint[], plats text[], connected boolean[], directions smallint[], amounts bigint[],
  refs text[], rids text[], names text[], of_currency text
) returns table (place integer, code text, until timestamptz(3), room bigint, period text, batch bigint, balance bigint,
                 player text, t transfer)
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  wanted   integer := cardinality(players);
  found_id bigint[] := array_fill(null::bigint, array[wanted]);
  fresh    boolean[] := array_fill(false, array[wanted]);
  codes    text[] := array_fill(null::text, array[wanted]);
  untils   timestamptz(3)[] := array_fill(null::timestamptz(3), array[wanted]);
  rooms    bigint[] := found_id;
  periods  text[] := codes;
  begun    bigint[];
  posted   bigint;
  plat     game_plat%rowtype;
  refusal  record;
  purse    bigint;
  spent    bigint;
  made     bigint;
begin
  -- The first of a player's accounts (M3): until the commit nobody else moves his money or begins for him.
  perform from account where user_id = any (players) and kind = 'main' and currency = of_currency
    order by id for no key update;

  for i in 1 .. wanted loop
    found_id[i] := (select id from transfer where user_id = players[i] and rid = rids[i]);
    continue when found_id[i] is not null;

    -- What the same batch has begun of his is booked at its end.
    spent := case when array_position(players, players[i]) < i then (
      select coalesce(sum(amounts[earlier]), 0) from generate_series(1, i - 1) earlier
      where fresh[earlier] and players[earlier] = players[i] and directions[earlier] = 1) else 0 end;

    select * into plat from game_plat where id = plats[i] and enabled and wallet = 'transfer';
    if plat.id is null then
      codes[i] := 'not_found';
    -- The way home is never closed.
    elsif not connected[i] or (plat.maintenance and directions[i] = 1) then
      codes[i] := 'provider_unavailable';
    elsif exists (select from transfer where user_id = players[i] and plat = plats[i] and state = 'pending') then
      codes[i] := 'transfer_pending';
    elsif directions[i] = 1 then
      -- What is abroad can be lost without us: a player who may not play sends nothing there.
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
    where user_id = players[i] and kind = case directions[i] when 1 then 'main' else 'plat:' || plats[i] end
      and currency = of_currency;
    if amounts[i] > coalesce(purse, 0) - (case directions[i] when 1 then spent else 0 end) then
      codes[i] := 'balance_insufficient';
      continue;
    end if;
    insert into game_player (user_id, name) select players[i], names[i]
      where not exists (select from game_player where user_id = players[i])
      on conflict (user_id) do nothing;
    insert into transfer (user_id, plat, direction, amount, currency, ref, rid, at)
      values (players[i], plats[i], directions[i], amounts[i], of_currency, refs[i], rids[i], app_now())
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

-- Ends transfers by what their platforms said: `reasons` are their refusals, null for what is done. One that has ended stays
-- as it is; money that moved of one that was refused is left for review. Commits or fails as a whole.
--
-- An answer for each place; `batch` is null for what had ended before. `excluded`: its player has excluded himself, and his
-- money has gone abroad now. `rounds`: rounds of his wait for its end. `balance` is the main balance after the batch.
create function end_transfers(refs text[], reasons text[])
returns table (place integer, batch bigint, balance bigint, excluded boolean, rounds boolean, player text, t transfer)
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  wanted  integer := cardinality(refs);
  fresh   boolean[] := array_fill(false, array[wanted]);
  ended   bigint[];
  steps   text[];
  posted  bigint;
  moving  transfer%rowtype;
begin
  perform from transfer where ref = any (refs) order by id for update;
  perform from account where kind = 'main' and (user_id, currency) in
      (select user_id, currency from transfer where ref = any (refs) and state = 'pending')
    order by id for no key update;

  for i in 1 .. wanted loop
    select * into moving from transfer where ref = refs[i];
    if moving.id is null then
      raise exception 'no transfer %', refs[i] using errcode = 'TS011';
    end if;
    if moving.state = 'pending' then
      ended := ended || moving.id;
      steps := steps || case when reasons[i] is null then 'done' else 'reversed' end;
      fresh[i] := true;
      update transfer set state = steps[cardinality(steps)], reason = reasons[i], done_at = app_now() where id = moving.id;
    elsif moving.state = 'reversed' and reasons[i] is null then
      insert into provider_review (provider, kind, ref, detail, at)
        values (moving.plat, 'transfer_after_refusal', moving.ref, jsonb_build_object('amount', moving.amount::text), app_now())
        on conflict do nothing;
    end if;
  end loop;

  if ended is not null then
    posted := book_transfers(ended, steps);
  end if;
  return query
    select i, case when fresh[i] then posted end,
           (select balance from account where user_id = known.user_id and kind = 'main' and currency = known.currency),
           fresh[i] and known.state = 'done' and known.direction = 1
             and (select code from play_refusal(known.user_id, null, app_now())) is not distinct from 'self_excluded',
           exists (select from game_round r
                   where r.user_id = known.user_id and r.plat = known.plat and not r.booked and r.payout is not null),
           (select name from game_player where user_id = known.user_id), known
    from generate_series(1, wanted) i join transfer known on known.ref = refs[i] order by i;
end $$;
