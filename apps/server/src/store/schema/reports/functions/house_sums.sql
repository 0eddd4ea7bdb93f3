-- What some batches add to the days of the house. What an entry is about: the lottery of a bet or draw, the platform of a round, the
-- provider of a payment; for everything else the kind of movement itself.
create or replace function house_sums(of_batches bigint[], zone text) returns setof house_day
language sql stable rows 20000 set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_memoize = off set jit = off
set search_path = public, pg_temp as $$
  with moved as materialized (
    select h.id, h.currency, (h.at at time zone zone)::date as day, h.account, h.kind, h.user_id, h.amount, h.key,
      max(case when h.account like 'ext:%' then substr(h.account, 5) end) over (partition by h.tx_id) as outside,
      case when split_part(h.key, ':', 1) ~ '^[0-9]{1,18}$' then split_part(h.key, ':', 1)::bigint end as subject_id
    from house_movement h where h.batch_id = any (of_batches)
  ), named as (
    select m.*, coalesce(case
      when m.kind in ('bet', 'win', 'cancel', 'void', 'correction') then (select b.lottery_id from placed_bet b where b.id = m.subject_id)
      when m.kind = 'rebate' then (select d.lottery_id from draw_state d where d.id = m.subject_id)
      when m.kind in ('deposit', 'deposit.coin') then coalesce(m.outside, split_part(m.key, ' ', 1))
      else m.outside
    end, m.kind) as subject
    from moved m
  )
  select side.name, currency, day, side.subject, account, kind,
    coalesce(sum(amount) filter (where amount > 0), 0)::bigint, coalesce(sum(amount) filter (where amount < 0), 0)::bigint, count(*)::integer
  from named cross join lateral (values ('subject', named.subject), ('player', coalesce(named.user_id, 0)::text)) side (name, subject)
  group by 1, 2, 3, 4, 5, 6
$$;
