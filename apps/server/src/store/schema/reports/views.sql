-- What the reports publish to other modules: sums of a player by day, of all members below an agent by day, and how many of those were
-- active. See `player_day`, `team_day` and `team_active`.
create or replace view report_player_day with (security_invoker) as
select user_id, currency, day, stake, payout, placed from player_day;
create or replace view report_team_day with (security_invoker) as select user_id, currency, day, stake, payout from team_day;
create or replace view report_team_active with (security_invoker) as select user_id, currency, day, before, players from team_active;
