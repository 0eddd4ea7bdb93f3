-- Takes back what uplines earned on stakes that a correction of a draw has returned, in rows of their own: the difference to the day as
-- it is judged now, at the rates it was made with. Does nothing for a day that is not made yet, and the second time. Returns how many
-- rows.
create or replace function commission_correct(of_draw bigint) returns integer
language plpgsql security definer set search_path = public, pg_temp set jit = off as $$
declare made_day team_accrual_day; players bigint[]; changes team_accrual_sum[]; made integer;
begin
  perform commission_lock();
  players := array(select distinct c.user_id from bet_correction_paid c where c.draw_id = of_draw and c.tied_lines > 0);
  select a.* into made_day from draw_state d join team_accrual_day a on d.settled_at >= a.since and d.settled_at < a.until
  where d.id = of_draw and d.state = 'settled';
  if cardinality(players) = 0 or made_day.day is null then
    return 0;
  end if;
  with judged as materialized (
    select s.user_id, s.product, sum(s.base)::bigint as base
    from commission_stakes(null, made_day.since, made_day.until, null, null, made_day.day) s
    where s.user_id = any (players) group by s.user_id, s.product
  ), known as materialized (
    select a.beneficiary, a.player, a.product, max(a.turn) as turn, min(a.level) as level, min(a.currency) as currency,
      min(a.own_ppm) as own_ppm, min(a.below_ppm) as below_ppm, sum(a.base)::bigint as base, sum(a.amount)::bigint as amount,
      (array_agg(a.state order by a.turn))[1] as state, (array_agg(a.reason order by a.turn))[1] as reason, min(j.base) as now_base
    from judged j
    join team_node n on n.user_id = j.user_id
    cross join lateral unnest(n.path) up (id)
    join team_accrual a on a.beneficiary = up.id and a.day = made_day.day and a.player = j.user_id and a.product = j.product
    group by a.beneficiary, a.player, a.product
  ), made as (
    insert into team_accrual (beneficiary, day, player, product, turn, level, currency, bets, stake, base, own_ppm, below_ppm, amount,
      state, reason)
    select k.beneficiary, made_day.day, k.player, k.product, k.turn + 1, k.level, k.currency, 0, 0, k.now_base - k.base, k.own_ppm,
      k.below_ppm, floor(k.now_base::numeric * (k.own_ppm - k.below_ppm) / 100000000)::bigint * 100 - k.amount,
      case k.state when 'paid' then 'accrued' else k.state end, k.reason
    from known k where k.now_base < k.base
    returning beneficiary, player, base, own_ppm, below_ppm, amount, state
  ), groups as (
    select m.beneficiary, case n.kind when 'agent' then n.user_id else n.parent end as agent, min(m.own_ppm) as own_ppm,
      min(m.below_ppm) as below_ppm, sum(m.base)::bigint as base,
      coalesce(sum(m.amount) filter (where m.state <> 'reversed'), 0)::bigint as amount, count(*) as rows
    from made m join team_node n on n.user_id = m.player
    group by 1, 2
  )
  select array_agg(row(g.beneficiary, g.agent, made_day.day, g.own_ppm, g.below_ppm, 0, null, null, 0, g.base, g.amount, g.amount, null)
      ::team_accrual_sum), coalesce(sum(g.rows), 0)::integer
  into changes, made from groups g;
  perform commission_note(changes);
  return made;
end $$;
revoke execute on function commission_correct from public;
grant execute on function commission_correct to tessera_app;
