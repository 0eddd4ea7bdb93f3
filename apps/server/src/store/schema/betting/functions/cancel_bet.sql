-- Cancels one bet of a player while its draw is open; the full stake is returned (B5).
--
-- answer: `cancelled`, `repeated` (it was cancelled before), `not_found` or `draw_closed`. balance: main balance afterwards.
create or replace function cancel_bet(
  player bigint, of_bet bigint, out answer text, out balance bigint, out batch bigint
) language plpgsql set enable_seqscan = off set jit = off set search_path = public, pg_temp as $$
declare t bet%rowtype; done text; main bigint; moment timestamptz(3); tx bigint;
begin
  select * into t from bet where id = of_bet and user_id = player;
  if not found then
    answer := 'not_found';
    return;
  end if;
  perform from draw where id = t.draw_id and state = 'open' and close_at > app_now() for share;
  if found then
    answer := 'open';
  end if;
  select held.id, held.balance into main, balance from lock_players(array[player], 'main', t.currency) held;
  select outcome.kind into done from outcome where draw_id = t.draw_id and bet_id = of_bet;
  if done = 'cancelled' then
    answer := 'repeated';
    return;
  end if;
  moment := app_now();
  if answer is distinct from 'open' or exists (select from draw where id = t.draw_id and close_at <= moment) then
    answer := 'draw_closed';
    return;
  end if;

  insert into outcome (user_id, bet_id, draw_id, kind, payout, at)
  values (player, of_bet, t.draw_id, 'cancelled', t.stake, moment);
  batch := ledger_open_batch();
  insert into ledger_tx (batch_id, kind, key, user_id, at)
  values (batch, 'cancel', of_bet::text, player, moment) returning id into tx;
  insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
  values (batch, tx, house_account('stakes', t.currency), player, -t.stake, t.currency, moment),
         (batch, tx, main, player, t.stake, t.currency, moment);
  perform ledger_close_batch(batch);
  update exposure_user set amount = amount - t.max_win where draw_id = t.draw_id and user_id = player;
  update exposure set amount = amount - t.max_win where draw_id = t.draw_id and currency = t.currency;
  answer := 'cancelled';
  balance := balance + t.stake;
end $$;
