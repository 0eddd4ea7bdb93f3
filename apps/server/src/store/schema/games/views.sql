-- What the games publish to other modules: rounds whose payout is known.
create or replace view game_play with (security_invoker) as
select r.user_id, r.platform, r.ref, r.game, r.stake, r.payout, r.at, r.id, g.rtp_ppm
from game_round r left join game g on g.id = r.game where r.payout is not null;
-- Mean return of the games of each platform, in millionths.
create or replace view platform_return with (security_invoker) as
select platform, round(avg(rtp_ppm))::integer as rtp_ppm from game group by platform;
-- Names of the platforms, for reports.
create or replace view game_platform_name with (security_invoker) as select id, name from game_platform;
-- Transfers that a platform has not decided.
create or replace view transfer_waiting with (security_invoker) as select platform, at from transfer where state = 'pending';
