-- Returns the first chain number that is missing or whose hash does not follow from its predecessor and event, else null.
create or replace function event_chain_fault() returns bigint language plpgsql stable set search_path = public, pg_temp as $$
declare
  expected bigint := 0;
  last_hash bytea := decode(repeat('00', 32), 'hex');
  link record;
begin
  for link in
    select c.seq, c.hash, e as event from event_chain c left join event_log e on e.id = c.event_id order by c.seq
  loop
    expected := expected + 1;
    if link.seq <> expected or link.event is null then
      return expected;
    end if;
    last_hash := event_hash(last_hash, link.event);
    if last_hash <> link.hash then
      return expected;
    end if;
  end loop;
  -- An event neither in the chain nor in the queue was removed from both.
  if exists (select from event_log e where not exists (select from event_chain c where c.event_id = e.id)
             and not exists (select from event_queue q where q.event_id = e.id)) then
    return expected + 1;
  end if;
  return null;
end $$;
