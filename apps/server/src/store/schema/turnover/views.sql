-- Turnover: what players have staked and got back, once it is decided. Void and cancelled bets, stakes returned by ties and trial
-- money are left out. `product`: `lottery`, or the platform of a game. `draw_id`: null for a round of a game.
create or replace view turnover_decided with (security_invoker) as
select user_id, currency, 'lottery' as product, 1 as bets, stake - tied_stake as stake, payout - tied_stake as returned, decided_at as at,
  draw_id
from bet_state where state in ('won', 'lost') and currency <> 'TRIAL'
union all
select c.user_id, b.currency, 'lottery', 0, 0, c.extra, c.at, c.draw_id
from bet_correction_paid c join placed_bet b on b.id = c.bet_id where b.currency <> 'TRIAL'
union all
select user_id, 'CNY', platform, 1, stake, payout, at, null from game_play;
-- The same by player, day of the platform and product.
create or replace view turnover_day with (security_invoker) as
select user_id, currency, product, platform_day(at) as day, sum(bets)::integer as bets, sum(stake)::bigint as stake,
  sum(returned)::bigint as returned
from turnover_decided group by 1, 2, 3, 4;
