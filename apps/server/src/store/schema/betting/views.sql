-- What betting publishes to other modules.
create or replace view placed_bet with (security_invoker) as
select id, user_id, draw_id, lottery_id, play_id, content, content_hash, lines, unit_stake, multiple, stake, rebate_ppm,
  odds, max_win, currency, rid, idx, placed_at
from bet;
grant select on placed_bet to tessera_auditor;
-- What a draw can pay at most, by currency.
create or replace view draw_exposure with (security_invoker) as
select draw_id, currency, amount from exposure;
