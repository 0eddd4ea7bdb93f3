-- Bets of a member and all below that a beneficiary's commission of some days is made of, newest day first, then by falling ids: up to
-- `most` after the bet `before_id` of `before_day`. Reads as many days as it needs. Few bets of a day are read by player, many by id.
create or replace function commission_bets(
  of_beneficiary bigint, of_member bigint, from_day date, to_day date, before_day date, before_id bigint, most integer
) returns table (
  day date, id bigint, at timestamptz, lottery_id text, issue text, play_id text, stake bigint, base bigint, ppm integer, reason text
) language plpgsql stable set search_path = public, pg_temp set jit = off set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare found_day record; wanted bigint[]; upper_id bigint; remaining integer := most;
begin
  for found_day in
    select s.day, sum(s.bets) as bets, min(s.first_id) as first_id, max(s.last_id) as last_id, min(d.since) as since, min(d.until) as until
    from commission_days(of_beneficiary, of_member, from_day, least(to_day, before_day)) s join team_accrual_day d on d.day = s.day
    group by s.day order by s.day desc
  loop
    exit when remaining <= 0;
    upper_id := case when found_day.day = before_day then before_id - 1 else found_day.last_id end;
    if found_day.bets <= 2000 then
      wanted := array(
        select b.id from team_node n
        join team_accrual a on a.beneficiary = of_beneficiary and a.day = found_day.day and a.player = n.user_id and a.turn = 0
        join placed_bet b on b.user_id = a.player and b.id between a.first_id and least(a.last_id, upper_id)
        join lottery_offer l on l.id = b.lottery_id and l.family = a.product
        join draw_state w on w.id = b.draw_id
        where (n.user_id = of_member or n.path @> array[of_member]) and w.state in ('settled', 'void')
          and w.settled_at >= found_day.since and w.settled_at < found_day.until
        order by b.id desc limit remaining);
    else
      wanted := array(
        select b.id from placed_bet b
        join lottery_offer l on l.id = b.lottery_id
        join draw_state w on w.id = b.draw_id
        where b.id between found_day.first_id and upper_id and w.state in ('settled', 'void')
          and w.settled_at >= found_day.since and w.settled_at < found_day.until
          and exists (
            select from team_accrual a join team_node n on n.user_id = a.player
            where a.beneficiary = of_beneficiary and a.day = found_day.day and a.player = b.user_id and a.product = l.family and a.turn = 0
              and (n.user_id = of_member or n.path @> array[of_member]))
        order by b.id desc limit remaining);
    end if;
    return query
    select found_day.day, s.id, s.at, s.lottery_id, s.issue, s.play_id, s.stake, s.base, a.own_ppm - a.below_ppm, s.reason
    from (select distinct b.user_id, l.family from placed_bet b join lottery_offer l on l.id = b.lottery_id where b.id = any (wanted)) w
    join team_accrual a on a.beneficiary = of_beneficiary and a.day = found_day.day and a.player = w.user_id and a.product = w.family
      and a.turn = 0
    cross join lateral commission_stakes(a.player, found_day.since, found_day.until, a.first_id, a.last_id, found_day.day) s
    where s.id = any (wanted)
    order by s.id desc;
    remaining := remaining - cardinality(wanted);
  end loop;
end $$;
