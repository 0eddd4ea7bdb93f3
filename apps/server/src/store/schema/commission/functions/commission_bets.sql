-- Bets of a member and all below that a beneficiary's commission of some days is made of, newest day first, then by falling ids: up to
-- `most` after the bet `before_id` of `before_day`. Reads as many days as it needs. Few bets of a day are read by player, many by id;
-- the players of a small team are looked up, those of a large one are found among all rows of the day.
--
-- The settings keep plans on the indexes: the newest day is in no statistics.
create or replace function commission_bets(
  of_beneficiary bigint, of_member bigint, from_day date, to_day date, before_day date, before_id bigint, most integer
) returns table (
  day date, id bigint, at timestamptz, lottery_id text, issue text, play_id text, stake bigint, base bigint, ppm integer, reason text
) language plpgsql stable set search_path = public, pg_temp set jit = off set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  found_day record; members bigint[]; wanted bigint[]; upper_id bigint; remaining integer := most;
  small constant boolean := coalesce((select z.below <= 1000 from team_size z where z.user_id = of_member), true);
begin
  if small then
    members := array(select n.user_id from team_node n where n.path @> array[of_member]) || of_member;
  end if;
  for found_day in
    select s.day, sum(s.bets) as bets, min(s.first_id) as first_id, max(s.last_id) as last_id, min(d.since) as since, min(d.until) as until
    from commission_days(of_beneficiary, of_member, from_day, least(to_day, before_day)) s join team_accrual_day d on d.day = s.day
    group by s.day order by s.day desc
  loop
    exit when remaining <= 0;
    upper_id := case when found_day.day = before_day then before_id - 1 else found_day.last_id end;
    if found_day.bets <= 2000 then
      wanted := array(
        with mine as materialized (
          select a.player, a.product, a.first_id, a.last_id
          from unnest(members) m (id)
          join team_accrual a on a.beneficiary = of_beneficiary and a.day = found_day.day and a.player = m.id and a.turn = 0
          where small
          union all
          select a.player, a.product, a.first_id, a.last_id
          from team_accrual a join team_node n on n.user_id = a.player
          where not small and a.beneficiary = of_beneficiary and a.day = found_day.day and a.turn = 0
            and (n.user_id = of_member or n.path @> array[of_member])
        )
        select b.id
        from mine m
        cross join lateral (
          select b.id, b.lottery_id, b.draw_id from placed_bet b
          where b.user_id = m.player and b.id between m.first_id and least(m.last_id, upper_id) offset 0
        ) b
        join lottery_offer l on l.id = b.lottery_id and l.family = m.product
        join draw_state w on w.id = b.draw_id
        where w.state in ('settled', 'void') and w.settled_at >= found_day.since and w.settled_at < found_day.until
        order by b.id desc limit remaining);
    else
      wanted := array(
        select b.id from placed_bet b
        join lottery_offer l on l.id = b.lottery_id
        join draw_state w on w.id = b.draw_id
        where b.id between found_day.first_id and upper_id and w.state in ('settled', 'void')
          and w.settled_at >= found_day.since and w.settled_at < found_day.until
          -- Not `exists`, which would become a join that reads the whole team.
          and (
            select true from team_accrual a join team_node n on n.user_id = a.player
            where a.beneficiary = of_beneficiary and a.day = found_day.day and a.player = b.user_id and a.product = l.family and a.turn = 0
              and (n.user_id = of_member or n.path @> array[of_member]) limit 1)
        order by b.id desc limit remaining);
    end if;
    return query
    select found_day.day, s.id, s.at, s.lottery_id, s.issue, s.play_id, s.stake, s.base, a.own_ppm - a.below_ppm, s.reason
    from (
      select distinct b.user_id, l.family from placed_bet b join lottery_offer l on l.id = b.lottery_id where b.id = any (wanted) offset 0
    ) w
    cross join lateral (
      select a.* from team_accrual a
      where a.beneficiary = of_beneficiary and a.day = found_day.day and a.player = w.user_id and a.product = w.family and a.turn = 0 offset 0
    ) a
    cross join lateral commission_stakes(a.player, found_day.since, found_day.until, a.first_id, a.last_id, found_day.day) s
    where s.id = any (wanted)
    order by s.id desc;
    remaining := remaining - cardinality(wanted);
  end loop;
end $$;
