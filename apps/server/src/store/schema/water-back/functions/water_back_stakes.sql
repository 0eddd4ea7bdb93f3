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
  with bets as materialized (
    select b.id, b.user_id, b.currency, b.draw_id, b.lottery_id, b.play_id, b.stake, b.unit_stake * b.multiple as line, b.rebate_ppm,
      d.issue, d.settled_at as at, coalesce(o.tied_stake, 0) as tied,
      case when s.play_id is not null then b.content end as content, s.subject, s.key
    from draw_state d
    join placed_bet b on b.draw_id = d.id
    left join bet_outcome o on o.draw_id = b.draw_id and o.bet_id = b.id
    left join water_back_side s on s.play_id = b.play_id
    where of_user is null and d.state = 'settled' and d.settled_at >= since and d.settled_at < until
      and b.currency <> 'TRIAL' and (o.kind is null or o.kind = 'won')
    union all
    select b.id, b.user_id, b.currency, b.draw_id, b.lottery_id, b.play_id, b.stake, b.unit_stake * b.multiple, b.rebate_ppm,
      d.issue, d.settled_at, coalesce(o.tied_stake, 0),
      case when s.play_id is not null then b.content end, s.subject, s.key
    from placed_bet b
    join draw_state d on d.id = b.draw_id
    left join bet_outcome o on o.draw_id = b.draw_id and o.bet_id = b.id
    left join water_back_side s on s.play_id = b.play_id
    -- Bets are placed at most weeks before their draw is settled.
    where b.user_id = of_user and b.placed_at >= since - interval '90 days' and d.state = 'settled' and d.settled_at >= since and d.settled_at < until
      and b.currency <> 'TRIAL' and (o.kind is null or o.kind = 'won')
  ), picks as (
    select b.id, b.user_id, b.draw_id, b.subject, b.line, place.name as place, sides.pair, sides.side
    from bets b
    cross join lateral (
      select part.number::text as name, part.picks from string_to_table(b.content #>> '{}', '|') with ordinality part (picks, number)
      where b.key is null
      union all
      select named.name, b.content ->> 'list' from string_to_table(b.content ->> b.key, ',') named (name) where b.key is not null
    ) place
    cross join lateral string_to_table(place.picks, ',') pick (token)
    join (values ('big', 1, 0), ('small', 1, 1), ('odd', 2, 0), ('even', 2, 1), ('prime', 3, 0), ('composite', 3, 1),
      ('dragon', 4, 0), ('tiger', 4, 1), ('tail-big', 5, 0), ('tail-small', 5, 1), ('sum-odd', 6, 0), ('sum-even', 6, 1),
      ('sum-big', 7, 0), ('sum-small', 7, 1), ('upper', 8, 0), ('lower', 8, 1), ('front', 9, 0), ('back', 9, 1),
      ('tame', 10, 0), ('wild', 10, 1), ('sky', 11, 0), ('earth', 11, 1)) sides (token, pair, side) on sides.token = pick.token
    where b.subject is not null
  ), opposite as (
    select met.id, sum(met.line)::bigint as stake from (
      select p.id, p.line, min(p.side) over same as low, max(p.side) over same as high
      from picks p window same as (partition by p.user_id, p.draw_id, p.subject, p.place, p.pair)
    ) met where met.low <> met.high group by met.id
  ), judged as (
    select b.user_id, b.currency, l.family, b.id, b.at, b.lottery_id, b.issue, b.play_id, b.stake, b.tied,
      coalesce(o.stake, 0) as opposed,
      case
        when b.rebate_ppm > 0 and b.rebate_ppm >= (l.config #>> '{pricing,rMaxPpm}')::integer then 'rebate_max'
        when bar.play_id is not null then 'edge'
        when o.stake > 0 then 'opposite'
        when b.tied > 0 then 'tied'
      end as reason
    from bets b
    join lottery_offer l on l.id = b.lottery_id
    left join opposite o on o.id = b.id
    left join water_back_bar bar on bar.lottery_id = b.lottery_id and bar.play_id = b.play_id
  )
  select j.user_id, j.currency, 'lottery', j.family, j.id, j.at, j.lottery_id, j.issue, j.play_id, null::text, j.stake,
    case when j.reason in ('rebate_max', 'edge') then 0 else greatest(j.stake - j.tied - j.opposed, 0) end, j.reason
  from judged j
  union all
  select g.user_id, 'CNY', 'platform', g.platform, g.id, g.at, null, null, null, g.game, g.stake,
    case when 1000000 - coalesce(g.rtp_ppm, 1000000) >= platform_max then g.stake else 0 end,
    case when 1000000 - coalesce(g.rtp_ppm, 1000000) < platform_max then 'edge' end
  from game_play g
  where g.at >= since and g.at < until and g.stake > 0 and (of_user is null or g.user_id = of_user);
end;
