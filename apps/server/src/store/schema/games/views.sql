-- What the games publish to other modules: rounds whose payout is known.
create or replace view game_play with (security_invoker) as
select user_id, platform, ref, game, stake, payout, at from game_round where payout is not null;
