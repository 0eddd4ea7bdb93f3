-- Pays rebates to up to `most` players of a settled draw, one transaction each (L13). `players` is null when all are paid.
create or replace function pay_rebates(
  of_draw bigint, most integer, out players bigint[], out currencies text[], out balances bigint[], out seq bigint
) language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
set plan_cache_mode = force_generic_plan set search_path = public, pg_temp as $$
declare moment timestamptz(3) := app_now(); new_batch bigint; payees bigint[];
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
