-- Adds the next batches of the chain, up to about `most` entries, to the days of the house, each batch once: the last batch moves on in
-- the same transaction. Does nothing while another transaction does it. Returns how many entries were read, and whether more are waiting.
create or replace function house_roll_up(most integer, zone text, out entries bigint, out more boolean)
language plpgsql set enable_seqscan = off set enable_memoize = off set jit = off set work_mem = '64MB' set search_path = public, pg_temp as $$
declare since bigint; upto bigint; moment timestamptz(3); batches bigint[];
begin
  entries := 0;
  more := false;
  -- A look without a lock comes first, because a lock writes.
  if not exists (select from chained_batch where seq > (select p.seq from house_progress p)) then
    return;
  end if;
  select seq into since from house_progress for update skip locked;
  if not found then
    return;
  end if;
  select next.batches, next.upto, next.moment, next.entries, next.more
  into batches, upto, moment, house_roll_up.entries, house_roll_up.more
  from next_batches(since, most) next;
  if upto is null then
    return;
  end if;

  insert into house_day as known
  select * from house_sums(batches, zone) order by 1, 2, 3, 4, 5, 6
  on conflict (side, currency, day, subject, account, kind) do update set
    received = known.received + excluded.received, paid = known.paid + excluded.paid, entries = known.entries + excluded.entries;
  update house_progress set seq = upto, at = moment;
end $$;
revoke execute on function house_roll_up from public;
grant execute on function house_roll_up to tessera_app;
