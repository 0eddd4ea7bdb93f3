-- Bets of lotteries that were decided in a time, judged: the one rule for what is earned on a stake. Of one player, or of all for
-- null. Trial money is left out; a bet belongs to the time when its draw was decided. The bets of a player may be narrowed to ids; those
-- of one draw must not be parted. `undone`: `void` or `cancelled`, then nothing else is judged. `tied`: the part that the settlement
-- returned; `tied_later`: what a correction returned beyond it. `opposed`: the part on the other side of what the player bets on
-- elsewhere in this draw.
create or replace function judged_stakes(of_user bigint, since timestamptz, until timestamptz, first_id bigint, last_id bigint)
returns table (
  user_id bigint, currency text, product text, id bigint, at timestamptz, lottery_id text, issue text, play_id text, stake bigint,
  rebate_max boolean, undone text, tied bigint, tied_later bigint, opposed bigint
) language sql stable
begin atomic
  with bets as materialized (
    select b.id, b.user_id, b.currency, b.draw_id, b.lottery_id, b.play_id, b.stake, b.unit_stake * b.multiple as line, b.rebate_ppm,
      d.issue, d.settled_at as at, coalesce(o.tied_stake, 0) as tied,
      case when d.state = 'void' then 'void' when o.kind <> 'won' then o.kind end as undone,
      case when s.play_id is not null then b.content end as content, s.subject, s.key
    from draw_state d
    join placed_bet b on b.draw_id = d.id
    left join bet_outcome o on o.draw_id = b.draw_id and o.bet_id = b.id
    left join water_back_side s on s.play_id = b.play_id
    where of_user is null and d.state in ('settled', 'void') and d.settled_at >= since and d.settled_at < until
      and b.currency <> 'TRIAL'
    union all
    select b.id, b.user_id, b.currency, b.draw_id, b.lottery_id, b.play_id, b.stake, b.unit_stake * b.multiple, b.rebate_ppm,
      d.issue, d.settled_at, coalesce(o.tied_stake, 0),
      case when d.state = 'void' then 'void' when o.kind <> 'won' then o.kind end,
      case when s.play_id is not null then b.content end, s.subject, s.key
    from placed_bet b
    join draw_state d on d.id = b.draw_id
    left join bet_outcome o on o.draw_id = b.draw_id and o.bet_id = b.id
    left join water_back_side s on s.play_id = b.play_id
    -- Bets are placed at most weeks before their draw is settled.
    where b.user_id = of_user and b.id >= coalesce(first_id, 0) and b.id <= coalesce(last_id, 9223372036854775807)
      and b.placed_at >= since - interval '90 days' and d.state in ('settled', 'void') and d.settled_at >= since and d.settled_at < until
      and b.currency <> 'TRIAL'
  ), corrected as (
    select c.bet_id, max(c.tied_lines) as lines from bet_correction_paid c
    where c.tied_lines > 0 and (of_user is null or c.user_id = of_user) group by c.bet_id
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
    where b.subject is not null and b.undone is null
  ), opposite as (
    select met.id, sum(met.line)::bigint as stake from (
      select p.id, p.line, min(p.side) over same as low, max(p.side) over same as high
      from picks p window same as (partition by p.user_id, p.draw_id, p.subject, p.place, p.pair)
    ) met where met.low <> met.high group by met.id
  )
  select b.user_id, b.currency, l.family, b.id, b.at, b.lottery_id, b.issue, b.play_id, b.stake,
    b.rebate_ppm > 0 and b.rebate_ppm >= (l.config #>> '{pricing,rMaxPpm}')::integer, b.undone, b.tied,
    greatest(coalesce(c.lines, 0) * b.line - b.tied, 0), coalesce(o.stake, 0)
  from bets b
  join lottery_offer l on l.id = b.lottery_id
  left join opposite o on o.id = b.id
  left join corrected c on c.bet_id = b.id;
end;
