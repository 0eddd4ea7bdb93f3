-- Writes one chunk of a correction and its progress. Results as in `settle_chunk`.
create or replace function correct_chunk(
  of_draw bigint, of_number integer, after_id bigint, upto_id bigint,
  bet_ids bigint[], bet_players bigint[], bet_currencies text[], bet_extras bigint[], bet_wins text[],
  out written boolean, out players bigint[], out currencies text[], out balances bigint[], out seq bigint
) language plpgsql set enable_seqscan = off set jit = off set search_path = public, pg_temp as $$
declare moment timestamptz(3) := app_now(); new_batch bigint;
begin
  update draw_correction set progress = upto_id
  where draw_id = of_draw and number = of_number and progress = after_id and done_at is null and upto_id > after_id;
  written := found;
  if not written or cardinality(bet_ids) = 0 then
    return;
  end if;
  insert into bet_correction (user_id, bet_id, number, draw_id, extra, wins, at)
  select due.player, due.id, of_number, of_draw, due.extra, due.wins::jsonb, moment
  from unnest(bet_ids, bet_players, bet_extras, bet_wins) due (id, player, extra, wins);
  new_batch := ledger_open_batch();
  with due as materialized (
    select bets.id, bets.player, bets.currency, bets.extra, nextval('id_seq') as tx
    from unnest(bet_ids, bet_players, bet_currencies, bet_extras) bets (id, player, currency, extra)
  ), posted as (
    insert into ledger_tx (id, batch_id, kind, key, user_id, at)
    select tx, new_batch, 'correction', id || ':' || of_number, player, moment from due
  )
  insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
  select new_batch, due.tx, side.account, due.player, side.amount, due.currency, moment
  from due
  cross join lateral (values (house_account('payouts', due.currency), -due.extra), (
    (select account.id from account
     where account.user_id = due.player and account.kind = 'main' and account.currency = due.currency),
    due.extra)) side (account, amount);
  perform ledger_close_batch(new_batch);
  select * into players, currencies, balances, seq from main_balances(bet_players);
end $$;
