-- Makes the commission of a day of the platform's zone, once, for all levels: at the rates of that day, of players who are on no break
-- now, for uplines who are enabled and not excluded now. Each amount is cut down to hundredths, so those of a chain are together at most
-- the stake that counts times the rate at the top of the chain. Returns how many rows.
create or replace function commission_make(of_day date, zone text) returns integer
language plpgsql security definer set search_path = public, pg_temp set jit = off as $$
declare
  starts timestamptz := of_day::timestamp at time zone zone;
  ends timestamptz := (of_day + 1)::timestamp at time zone zone;
  changes team_accrual_sum[]; made integer;
begin
  perform commission_lock();
  insert into team_accrual_day (day, since, until, at) values (of_day, starts, ends, app_now()) on conflict do nothing;
  if not found then
    return 0;
  end if;
  with stakes as materialized (
    select s.user_id, s.product, min(s.currency) as currency, count(*) as bets, min(s.id) as first_id, max(s.id) as last_id,
      sum(s.stake) filter (where s.reason is null or s.reason not in ('void', 'cancelled')) as stake, sum(s.base)::bigint as base
    from commission_stakes(null, starts, ends, null, null, of_day) s
    where s.user_id in (select n.user_id from team_node n where n.parent is not null)
    group by s.user_id, s.product
  ), players as materialized (
    select n.user_id, n.path, case n.kind when 'agent' then n.user_id else n.parent end as agent
    from team_node n
    where n.parent is not null and n.user_id in (select s.user_id from stakes s where s.stake > 0)
      and not exists (select from player_break b where b.user_id = n.user_id)
  ), uplines as materialized (
    select p.id, p.currency from player p
    where p.id in (select unnest(n.path) from players n) and p.enable
      and not exists (select from player_break b where b.user_id = p.id and b.kind = 'exclusion')
  ), rates as materialized (
    select m.id, rate.ppm
    from (select n.user_id as id from players n union select unnest(n.path) from players n) m
    cross join lateral (
      select r.ppm from team_rates r where r.user_id = m.id and r.from_day <= of_day order by r.from_day desc, r.id desc limit 1
    ) rate
  ), chains as materialized (
    select n.user_id, n.agent, up.id as beneficiary, cardinality(n.path) - up.place + 1 as level, u.currency, own.ppm as own_ppm,
      below.ppm as below_ppm, l.player is not null as linked, l.decision
    from players n
    cross join lateral unnest(n.path) with ordinality up (id, place)
    join uplines u on u.id = up.id
    join rates own on own.id = up.id
    join rates below on below.id = coalesce(n.path[up.place::integer + 1], n.user_id)
    left join team_linked l on l.player = n.user_id and l.beneficiary = up.id
    where own.ppm >= below.ppm
  ), made as (
    insert into team_accrual (beneficiary, day, player, product, turn, level, currency, bets, first_id, last_id, stake, base, own_ppm,
      below_ppm, amount, state, reason)
    select c.beneficiary, of_day, c.user_id, s.product, 0, c.level, s.currency, s.bets, s.first_id, s.last_id, s.stake, s.base,
      c.own_ppm, c.below_ppm, floor(s.base::numeric * (c.own_ppm - c.below_ppm) / 100000000)::bigint * 100, stopped.state,
      case when stopped.state <> 'accrued' then 'linked' end
    from chains c
    join stakes s on s.user_id = c.user_id and s.stake > 0 and s.currency = c.currency
    cross join lateral (select case
        when not c.linked or c.decision = 'release' then 'accrued' when c.decision = 'refuse' then 'reversed' else 'held'
      end as state) stopped
    returning beneficiary, player, bets, first_id, last_id, stake, base, own_ppm, below_ppm, amount, state
  ), groups as (
    select m.beneficiary, n.agent, min(m.own_ppm) as own_ppm, min(m.below_ppm) as below_ppm, sum(m.bets)::integer as bets,
      min(m.first_id) as first_id, max(m.last_id) as last_id, sum(m.stake)::bigint as stake, sum(m.base)::bigint as base,
      coalesce(sum(m.amount) filter (where m.state <> 'reversed'), 0)::bigint as amount, count(*) as rows
    from made m join players n on n.user_id = m.player
    group by m.beneficiary, n.agent
  )
  select array_agg(row(g.beneficiary, g.agent, of_day, g.own_ppm, g.below_ppm, g.bets, g.first_id, g.last_id, g.stake, g.base, g.amount,
      g.amount, null)::team_accrual_sum), coalesce(sum(g.rows), 0)::integer
  into changes, made from groups g;
  perform commission_note(changes);
  return made;
end $$;
revoke execute on function commission_make from public;
grant execute on function commission_make to tessera_app;
