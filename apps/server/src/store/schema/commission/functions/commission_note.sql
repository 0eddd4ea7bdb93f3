-- Adds changes of accruals to the sums of their beneficiaries. In a change `member` is the agent closest to the player: the player, or
-- who invited the player. It is added for every agent from there up to the beneficiary.
create or replace function commission_note(changes team_accrual_sum[]) returns void language sql set search_path = public, pg_temp as $$
  insert into team_accrual_sum as known
    (beneficiary, member, day, own_ppm, below_ppm, bets, first_id, last_id, stake, base, amount, waiting, paid_at)
  select c.beneficiary, node.id, c.day, case when node.id <> c.beneficiary then min(c.own_ppm) end,
    case when node.id <> c.beneficiary then min(c.below_ppm) end, sum(c.bets), min(c.first_id), max(c.last_id), sum(c.stake),
    sum(c.base), sum(c.amount), sum(c.waiting), max(c.paid_at)
  from unnest(changes) c
  join team_node n on n.user_id = c.member
  cross join lateral unnest(n.path || n.user_id) with ordinality node (id, place)
  where node.place >= array_position(n.path || n.user_id, c.beneficiary)
  group by c.beneficiary, node.id, c.day
  on conflict (beneficiary, member, day) do update set base = known.base + excluded.base, amount = known.amount + excluded.amount,
    waiting = known.waiting + excluded.waiting, paid_at = greatest(known.paid_at, excluded.paid_at)
$$;
revoke execute on function commission_note from public;
