-- Adds the next batches of the chain, up to about `most` entries, to the sums of players and teams, each batch once: the last batch
-- moves on in the same transaction. Does nothing while another transaction does it. Returns how many entries were read, and whether
-- more are waiting.
create or replace function report_roll_up(most integer, zone text, out entries bigint, out more boolean)
language plpgsql set enable_seqscan = off set enable_memoize = off set jit = off set work_mem = '64MB' set search_path = public, pg_temp as $$
declare since bigint; upto bigint; moment timestamptz(3); batches bigint[];
begin
  entries := 0;
  more := false;
  -- A look without a lock comes first, because a lock writes.
  if not exists (select from chained_batch where seq > (select p.seq from report_progress p)) then
    return;
  end if;
  select seq into since from report_progress for update skip locked;
  if not found then
    return;
  end if;
  select next.batches, next.upto, next.moment, next.entries, next.more
  into batches, upto, moment, report_roll_up.entries, report_roll_up.more
  from next_batches(since, most) next;
  if upto is null then
    return;
  end if;

  with added as materialized (
    select * from report_sums(batches, zone)
  ), own as (
    insert into player_day as known select * from added order by user_id, currency, day
    on conflict (user_id, currency, day) do update set
      deposits = known.deposits + excluded.deposits, withdrawals = known.withdrawals + excluded.withdrawals,
      stake = known.stake + excluded.stake, payout = known.payout + excluded.payout, rebate = known.rebate + excluded.rebate,
      rewards = known.rewards + excluded.rewards, bets = known.bets + excluded.bets, won = known.won + excluded.won,
      deposits_count = known.deposits_count + excluded.deposits_count,
      withdrawals_count = known.withdrawals_count + excluded.withdrawals_count, placed = known.placed + excluded.placed
    returning user_id, currency, day, placed, deposits_count, withdrawals_count
  ), members as materialized (
    select user_id, parent from team_node where user_id = any (array(select distinct user_id from added)) and parent is not null
  ), above as materialized (
    -- Each upline of the members who have the same parent.
    select n.user_id as parent, agent from team_node n cross join unnest(n.path || n.user_id) agent
    where n.user_id = any (array(select distinct parent from members))
  ), near as materialized (
    -- As integers: sums of sums would otherwise be counted in decimals.
    select m.parent, a.currency, a.day, sum(a.deposits)::bigint as deposits, sum(a.withdrawals)::bigint as withdrawals,
      sum(a.stake)::bigint as stake, sum(a.payout)::bigint as payout, sum(a.rebate)::bigint as rebate, sum(a.rewards)::bigint as rewards,
      sum(a.bets)::integer as bets, sum(a.won)::integer as won, sum(a.deposits_count)::integer as deposits_count,
      sum(a.withdrawals_count)::integer as withdrawals_count, sum(a.placed)::integer as placed
    from added a join members m on m.user_id = a.user_id
    group by 1, 2, 3
  ), teams as (
    insert into team_day as known
    select u.agent, n.currency, n.day, sum(n.deposits), sum(n.withdrawals), sum(n.stake), sum(n.payout), sum(n.rebate),
      sum(n.rewards), sum(n.bets), sum(n.won), sum(n.deposits_count), sum(n.withdrawals_count), sum(n.placed)
    from near n join above u on u.parent = n.parent
    group by 1, 2, 3
    order by 1, 2, 3
    on conflict (user_id, currency, day) do update set
      deposits = known.deposits + excluded.deposits, withdrawals = known.withdrawals + excluded.withdrawals,
      stake = known.stake + excluded.stake, payout = known.payout + excluded.payout, rebate = known.rebate + excluded.rebate,
      rewards = known.rewards + excluded.rewards, bets = known.bets + excluded.bets, won = known.won + excluded.won,
      deposits_count = known.deposits_count + excluded.deposits_count,
      withdrawals_count = known.withdrawals_count + excluded.withdrawals_count, placed = known.placed + excluded.placed
  ), begun as materialized (
    -- Days on which a member did something that they had not done that day.
    select o.user_id, o.currency, o.day, act.name as act
    from own o
    join members m on m.user_id = o.user_id
    join added a on a.user_id = o.user_id and a.currency = o.currency and a.day = o.day
    cross join lateral (values ('stake', o.placed, a.placed), ('deposit', o.deposits_count, a.deposits_count),
      ('withdrawal', o.withdrawals_count, a.withdrawals_count)) act (name, known, added)
    where act.added > 0 and act.known = act.added
  ), days as (
    -- Those days, and the days before and after them on which the member had done the same.
    select user_id, currency, act, day, true as fresh from begun
    union
    select f.user_id, f.currency, f.act, beside.day, false
    from begun f cross join lateral (
      (select p.day from player_day p
       where p.user_id = f.user_id and p.currency = f.currency and p.day < f.day and p.day > f.day - 366
         and case f.act when 'stake' then p.placed when 'deposit' then p.deposits_count else p.withdrawals_count end > 0
       order by p.day desc limit 1)
      union all
      (select p.day from player_day p
       where p.user_id = f.user_id and p.currency = f.currency and p.day > f.day and p.day < f.day + 366
         and case f.act when 'stake' then p.placed when 'deposit' then p.deposits_count else p.withdrawals_count end > 0
       order by p.day limit 1)
    ) beside
  ), ordered as (
    select *, lag(day) over same as before, max(day) filter (where not fresh) over (same rows between unbounded preceding and 1 preceding) as was
    from days window same as (partition by user_id, currency, act order by day)
  ), moves as (
    select user_id, currency, act, day, case when before > day - 366 then before else '-infinity' end as before, 1 as more
    from ordered where fresh or before is distinct from was
    union all
    select user_id, currency, act, day, case when was > day - 366 then was else '-infinity' end, -1
    from ordered where not fresh and before is distinct from was
  ), near_moves as materialized (
    select m.parent, v.currency, v.day, v.before, sum(v.more) filter (where v.act = 'stake') as players,
      sum(v.more) filter (where v.act = 'deposit') as depositors, sum(v.more) filter (where v.act = 'withdrawal') as withdrawers
    from moves v join members m on m.user_id = v.user_id
    group by 1, 2, 3, 4
  )
  insert into team_active as known
  select u.agent, n.currency, n.day, n.before, coalesce(sum(n.players), 0), coalesce(sum(n.depositors), 0), coalesce(sum(n.withdrawers), 0)
  from near_moves n join above u on u.parent = n.parent
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4
  on conflict (user_id, currency, day, before) do update set players = known.players + excluded.players,
    depositors = known.depositors + excluded.depositors, withdrawers = known.withdrawers + excluded.withdrawers;

  update report_progress set seq = upto, at = moment;
end $$;
