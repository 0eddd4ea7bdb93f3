-- The next batches of the chain after one, up to about `most` entries; all null when there is none. `more`: others are waiting.
-- A roll-up calls it once it has locked its progress.
create or replace function next_batches(since bigint, most integer, out batches bigint[], out upto bigint, out moment timestamptz(3), out entries bigint, out more boolean)
language plpgsql stable set search_path = public, pg_temp as $$
begin
  select array_agg(next.batch_id), max(next.seq), max(next.at), coalesce(sum(next.entries), 0)
  into next_batches.batches, next_batches.upto, next_batches.moment, next_batches.entries
  from (
    select c.*, sum(c.entries) over (order by c.seq) - c.entries as earlier
    from (select * from chained_batch where seq > since order by seq limit most) c
  ) next where next.earlier < most;
  more := exists (select from chained_batch where seq > coalesce(upto, since));
end $$;
