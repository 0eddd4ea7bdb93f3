-- Writes one chunk of a settlement: winners among the bets after `after_id` up to `upto_id`, rebates of all of them, and the
-- draw's progress. `written` is false, and nothing changes, when another node has written the chunk.
--
-- `won_mains` are the winners' main accounts in the currency of their bets; `entry_guard` checks their owners. `lines` are
-- the winning lines by tier and kind, each combination once; `won_lines` refers to them by position.
--
-- `players` are those whose main balance changed, with the new balances; `seq`, taken under the lock, orders balances in time.
create or replace function settle_chunk(
  of_draw bigint, after_id bigint, upto_id bigint,
  won_ids bigint[], won_players bigint[], won_mains bigint[], won_currencies text[], won_payouts bigint[],
  won_ties bigint[], won_lines integer[], lines jsonb[],
  rebate_players bigint[], rebate_currencies text[], rebate_amounts bigint[],
  out written boolean, out players bigint[], out currencies text[], out balances bigint[], out seq bigint
) language plpgsql
set enable_seqscan = off set enable_bitmapscan = off set enable_nestloop = off set enable_mergejoin = off
set enable_hashjoin = on set jit = off set plan_cache_mode = force_generic_plan set search_path = public, pg_temp as $$
declare moment timestamptz(3) := app_now(); new_batch bigint;
begin
  update draw set settle_progress = upto_id
  where id = of_draw and state = 'settling' and settle_progress = after_id and upto_id > after_id;
  written := found;
  if not written then
    return;
  end if;
  if cardinality(won_ids) > 0 then
    new_batch := ledger_open_batch();
    with won as materialized (
      select wins.*, nextval('id_seq') as tx
      from unnest(won_ids, won_players, won_mains, won_currencies, won_payouts, won_ties, won_lines)
        wins (id, player, main, currency, payout, tie, line)
    ), decided as (
      insert into outcome (user_id, bet_id, draw_id, kind, payout, tied_stake, wins, at)
      select player, id, of_draw, 'won', payout, tie, lines[line], moment from won
    ), posted as (
      insert into ledger_tx (id, batch_id, kind, key, user_id, at)
      select tx, new_batch, 'win', id::text, player, moment from won
    ), house as materialized (
      select currency, house_account('payouts', currency) as id from (select distinct currency from won) used
    )
    insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
    select new_batch, won.tx, house.id, won.player, -won.payout, won.currency, moment
    from won join house on house.currency = won.currency
    union all
    select new_batch, tx, main, player, payout, currency, moment from won;
    perform ledger_close_batch(new_batch);
    select array_agg(account.user_id), array_agg(account.currency), array_agg(account.balance), nextval('id_seq')
    into players, currencies, balances, seq from account where account.id = any (won_mains);
  end if;
  insert into rebate_due (draw_id, user_id, currency, amount)
  select of_draw, due.player, due.currency, due.amount
  from unnest(rebate_players, rebate_currencies, rebate_amounts) due (player, currency, amount)
  on conflict (draw_id, user_id) do update set amount = rebate_due.amount + excluded.amount;
end $$;
