-- Credits players' main accounts from a house account, one transaction for each, all in one batch. Returns the transactions in the
-- order of the lists.
create or replace function ledger_credit(
  house text, of_kind text, keys text[], players bigint[], of_currencies text[], amounts bigint[]
) returns bigint[]
language plpgsql set enable_seqscan = off set search_path = public, pg_temp as $$
declare
  moment timestamptz(3) := app_now();
  new_batch bigint := ledger_open_batch();
  txs bigint[] := array(select nextval('id_seq') from generate_series(1, cardinality(keys)));
  houses jsonb := (select jsonb_object_agg(c, ledger_account(null, house, c)) from (select distinct unnest(of_currencies) as c) used);
begin
  perform ledger_account(n.player, 'main', n.currency) from unnest(players, of_currencies) n (player, currency)
  where not exists (select from account a where a.user_id = n.player and a.kind = 'main' and a.currency = n.currency);
  insert into ledger_tx (id, batch_id, kind, key, user_id, at)
  select n.tx, new_batch, of_kind, n.key, n.player, moment from unnest(txs, keys, players) n (tx, key, player);
  insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
  select new_batch, n.tx, side.account, n.player, side.amount, n.currency, moment
  from unnest(txs, players, of_currencies, amounts) n (tx, player, currency, amount)
  join account a on a.user_id = n.player and a.kind = 'main' and a.currency = n.currency
  cross join lateral (values ((houses ->> n.currency)::bigint, -n.amount), (a.id, n.amount)) side (account, amount);
  perform ledger_close_batch(new_batch);
  return txs;
end $$;
revoke execute on function ledger_credit from public;
