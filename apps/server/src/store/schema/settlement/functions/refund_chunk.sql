-- Refunds up to `most` bets of a void draw and stores the progress. `seen` counts the bets read: 0 at the end of the draw.
create or replace function refund_chunk(
  of_draw bigint, most integer,
  out seen integer, out players bigint[], out currencies text[], out balances bigint[], out seq bigint
) language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
set plan_cache_mode = force_generic_plan set search_path = public, pg_temp as $$
declare
  moment timestamptz(3) := app_now(); progress bigint; ids bigint[]; refunded_players bigint[];
  new_batch bigint;
begin
  select settle_progress into progress from draw where id = of_draw and state = 'void' for no key update;
  select coalesce(array_agg(id order by id), '{}') into ids from (
    select id from bet where draw_id = of_draw and id > progress order by id limit most
  ) next_bets;
  seen := cardinality(ids);
  if seen = 0 then
    update draw set settled_at = moment where id = of_draw and state = 'void' and settled_at is null;
    return;
  end if;
  update draw set settle_progress = ids[seen] where id = of_draw;

  with refunded as (
    insert into outcome (user_id, bet_id, draw_id, kind, payout, at)
    select t.user_id, t.id, of_draw, 'void', t.stake, moment from bet t where t.id = any (ids)
    on conflict (draw_id, bet_id) do nothing
    returning user_id, bet_id
  )
  select coalesce(array_agg(bet_id order by bet_id), '{}'), array_agg(distinct user_id)
  into ids, refunded_players from refunded;
  if cardinality(ids) = 0 then
    return;
  end if;
  new_batch := ledger_open_batch();
  with refund as materialized (
    select t.id, t.user_id, t.currency, t.stake, nextval('id_seq') as tx from bet t where t.id = any (ids)
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
