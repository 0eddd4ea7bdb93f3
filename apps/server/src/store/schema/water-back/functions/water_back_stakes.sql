-- Settled stakes of a time with the part that counts for water-back: of one player, or of all for null. Void and cancelled bets and
-- trial money are left out; a bet belongs to the time when its draw was settled. `reason`: why less than the stake counts:
-- `rebate_max` (the highest own rebate), `edge` (no room for the highest rate, `platform_max` for rounds), `opposite` (another bet of
-- the player in this draw is on the other side of the same thing), `tied` (returned).
create or replace function water_back_stakes(of_user bigint, since timestamptz, until timestamptz, platform_max integer)
returns table (
  user_id bigint, currency text, kind text, product text, id bigint, at timestamptz, lottery_id text, issue text, play_id text,
  game text, stake bigint, counted bigint, reason text
) language sql stable
begin atomic
  select j.user_id, j.currency, 'lottery', j.product, j.id, j.at, j.lottery_id, j.issue, j.play_id, null::text, j.stake,
    case when j.reason in ('rebate_max', 'edge') then 0 else greatest(j.stake - j.tied - j.opposed, 0) end, j.reason
  from (
    select s.*, case
        when s.rebate_max then 'rebate_max'
        when bar.play_id is not null then 'edge'
        when s.opposed > 0 then 'opposite'
        when s.tied > 0 then 'tied'
      end as reason
    from judged_stakes(of_user, since, until, null, null) s
    left join water_back_bar bar on bar.lottery_id = s.lottery_id and bar.play_id = s.play_id
    where s.undone is null
  ) j
  union all
  select g.user_id, 'CNY', 'platform', g.platform, g.id, g.at, null, null, null, g.game, g.stake,
    case when 1000000 - coalesce(g.rtp_ppm, 1000000) >= platform_max then g.stake else 0 end,
    case when 1000000 - coalesce(g.rtp_ppm, 1000000) < platform_max then 'edge' end
  from game_play g
  where g.at >= since and g.at < until and g.stake > 0 and (of_user is null or g.user_id = of_user);
end;
