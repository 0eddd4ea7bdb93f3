-- What the games publish to other modules: rounds whose payout is known.
create or replace view game_play with (security_invoker) as
select r.user_id, r.platform, r.ref, r.game, r.stake, r.payout, r.at, r.id, g.rtp_ppm
from game_round r left join game g on g.id = r.game where r.payout is not null;
-- Mean return of the games of each platform, in millionths.
create or replace view platform_return with (security_invoker) as
select platform, round(avg(rtp_ppm))::integer as rtp_ppm from game group by platform;
