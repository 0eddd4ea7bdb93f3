-- What some batches add to the days of players. A returned stake belongs to the day on which it was placed, everything else to the
-- day of the movement. The stake that a tie returns is no payout. The starting balance of demonstration players is no deposit.
--
-- The settings keep plans on the indexes, as plans are cached while tables may be empty.
create or replace function report_sums(of_batches bigint[], zone text) returns setof player_day
language sql stable rows 20000 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_memoize = off set jit = off
set search_path = public, pg_temp as $$
  with moved as materialized (
    select e.batch_id, e.tx_id, e.user_id, e.currency, p.kind, e.amount, e.at, report_figure(p.kind, e.amount) as figure,
      case when p.kind in ('win', 'cancel', 'void', 'correction') then split_part(p.key, ':', 1)::bigint end as bet_id,
      case p.kind when 'correction' then split_part(p.key, ':', 2)::integer end as number
    from player_entry e join posting p on p.id = e.tx_id
    where e.batch_id = any (of_batches) and e.currency <> 'TRIAL' and e.account_id not in (select id from house_account_id)
  ), demo as materialized (
    select h.tx_id from house_movement h
    where h.account = 'ext:demo' and h.batch_id = any (array(select distinct batch_id from moved where figure = 'deposits'))
  ), tied as materialized (
    select m.user_id, m.currency, m.at, b.placed_at, m.amount, o.tied_stake
    from moved m
    join placed_bet b on b.id = m.bet_id
    join bet_outcome o on o.draw_id = b.draw_id and o.bet_id = b.id
    where m.kind = 'win' and o.tied_stake > 0
  ), parts as (
    select user_id, currency, at, figure, case when figure in ('stake', 'withdrawals') then -amount else amount end as amount,
      case figure when 'stake' then -sign(amount) else 0 end as bets, case when figure = 'stake' and amount < 0 then 1 else 0 end as placed,
      case when figure = 'payout' and kind <> 'correction' then 1 else 0 end as won
    from moved
    where figure is not null and kind not in ('cancel', 'void')
      and not (figure = 'deposits' and tx_id = any (array(select tx_id from demo)))
    union all
    select m.user_id, m.currency, b.placed_at, 'stake', -m.amount, -1, 0, 0
    from moved m join placed_bet b on b.id = m.bet_id where m.kind in ('cancel', 'void')
    union all
    select user_id, currency, placed_at, 'stake', -tied_stake, 0, 0, 0 from tied
    union all
    select user_id, currency, at, 'payout', -tied_stake, 0, 0, case when amount = tied_stake then -1 else 0 end from tied
    union all
    -- A correction counts as a win when nothing was paid on the bet before.
    select m.user_id, m.currency, m.at, 'payout', 0, 0, 0, 1
    from moved m join placed_bet b on b.id = m.bet_id
    where m.kind = 'correction' and not exists (
        select from bet_outcome o where o.draw_id = b.draw_id and o.bet_id = b.id and o.payout > o.tied_stake)
      and not exists (
        select from bet_correction_paid c where c.user_id = m.user_id and c.bet_id = b.id and c.number < m.number)
  )
  select user_id, currency, (at at time zone zone)::date,
    coalesce(sum(amount) filter (where figure = 'deposits'), 0)::bigint,
    coalesce(sum(amount) filter (where figure = 'withdrawals'), 0)::bigint,
    coalesce(sum(amount) filter (where figure = 'stake'), 0)::bigint,
    coalesce(sum(amount) filter (where figure = 'payout'), 0)::bigint,
    coalesce(sum(amount) filter (where figure = 'rebate'), 0)::bigint,
    coalesce(sum(amount) filter (where figure = 'rewards'), 0)::bigint,
    sum(bets)::integer, sum(won)::integer,
    (count(*) filter (where figure = 'deposits'))::integer, (count(*) filter (where figure = 'withdrawals'))::integer,
    sum(placed)::integer
  from parts group by 1, 2, 3
$$;
