-- What moved on the accounts of the house in a span of time, read from the ledger itself: the figures that a report must agree with.
-- A batch is found by its own time; its entries may be a little later.
create or replace function house_ledger(of_currency text, since timestamptz, until timestamptz)
returns table (account text, kind text, received bigint, paid bigint, entries integer)
language sql stable set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_memoize = off set jit = off
set search_path = public, pg_temp as $$
  select h.account, h.kind, coalesce(sum(h.amount) filter (where h.amount > 0), 0)::bigint,
    coalesce(sum(h.amount) filter (where h.amount < 0), 0)::bigint, count(*)::integer
  from house_movement h
  where h.batch_id = any (array(
      select b.batch_id from chained_batch b where b.at >= since - interval '1 hour' and b.at < until + interval '1 hour'))
    and h.at >= since and h.at < until and h.currency = of_currency
  group by 1, 2
$$;
