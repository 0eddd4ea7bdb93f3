-- The outcome of a bet is kept once, beside the others of its draw: found by draw and bet, which every reader knows. A second
-- index by player was a third of what an outcome cost.
alter table outcome drop constraint outcome_pkey;
drop index outcome_of_draw;
alter table outcome add primary key (draw_id, ticket_id);

-- State of every bet; a lost one has no row of its own (L8).
create or replace view ticket_state as
select t.*,
       coalesce(o.kind, case when d.state = 'settled' then 'lost' else 'accepted' end) as state,
       case when o.kind is not null then o.payout when d.state = 'settled' then 0 end as payout,
       coalesce(o.at, case when d.state = 'settled' then d.settled_at end) as decided_at,
       coalesce(o.wins, '[]') as wins,
       d.issue, d.close_at, d.draw_at
from ticket t
join draw d on d.id = t.draw_id
left join outcome o on o.draw_id = t.draw_id and o.ticket_id = t.id;


-- Takes back one bet of a player while its draw is open; the full stake returns (B5).
--
-- answer: `cancelled`, `repeated` (it was before), `not_found`, or `draw_closed`. balance: main balance afterwards.
create or replace function cancel_bet(
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
  select outcome.kind into done from outcome where draw_id = t.draw_id and ticket_id = bet;
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

-- Pays back the next bets of a void draw, `most` of them, and notes how far. `seen` counts what was looked at: 0 when
-- every bet of the draw has its outcome.
create or replace function refund_chunk(
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
    on conflict (draw_id, ticket_id) do nothing
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

-- Writes one chunk of a settlement: the winners among the bets after `after_id` up to `upto_id`, the rebates of all of
-- them, and how far the draw is settled now. `written` is false, and nothing changed, when the chunk is not the next one:
-- somebody else wrote it.
--
-- `players` are those whose main balance changed, with their balances now; `seq` orders these figures among all balances
-- of a player, because it is taken while his account is locked.
create or replace function settle_chunk(
  of_draw bigint, after_id bigint, upto_id bigint,
  won_ids bigint[], won_players bigint[], won_currencies text[], won_payouts bigint[], won_ties bigint[],
  won_tiers text[],
  rebate_players bigint[], rebate_currencies text[], rebate_amounts bigint[],
  out written boolean, out players bigint[], out currencies text[], out balances bigint[], out seq bigint
) language plpgsql
set enable_seqscan = off set enable_bitmapscan = off set enable_nestloop = off set enable_mergejoin = off
set enable_hashjoin = on set jit = off
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
      select wins.id, wins.player, wins.currency, wins.payout, account.id as main, nextval('id_seq') as tx
      from unnest(won_ids, won_players, won_currencies, won_payouts) wins (id, player, currency, payout)
      left join account on account.user_id = wins.player and account.kind = 'main' and account.currency = wins.currency
        and account.user_id = any (won_players)
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
    cross join lateral (values (house.id, -won.payout), (won.main, won.payout)) side (account, amount);
    perform ledger_close_batch(new_batch);
    select * into players, currencies, balances, seq from main_balances(won_players);
  end if;
  insert into rebate_due (draw_id, user_id, currency, amount)
  select of_draw, due.player, due.currency, due.amount
  from unnest(rebate_players, rebate_currencies, rebate_amounts) due (player, currency, amount)
  on conflict (draw_id, user_id) do update set amount = rebate_due.amount + excluded.amount;
end $$;
