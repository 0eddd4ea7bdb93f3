-- Appends waiting events to the chain, on one node at a time, and returns how many.
create or replace function chain_events(most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last_seq bigint := 0;
  last_hash bytea := decode(repeat('00', 32), 'hex');
  waiting event_log; chained int := 0;
begin
  if not pg_try_advisory_xact_lock(7365541) then
    return 0;
  end if;
  select c.seq, c.hash into last_seq, last_hash from event_chain c order by c.seq desc limit 1;
  if not found then
    last_seq := 0;
    last_hash := decode(repeat('00', 32), 'hex');
  end if;
  for waiting in
    select e.* from event_queue q join event_log e on e.id = q.event_id order by q.event_id limit most
  loop
    last_seq := last_seq + 1;
    last_hash := event_hash(last_hash, waiting);
    insert into event_chain (seq, event_id, hash) values (last_seq, waiting.id, last_hash);
    delete from event_queue where event_id = waiting.id;
    chained := chained + 1;
  end loop;
  return chained;
end $$;
revoke execute on function chain_events from public;
grant execute on function chain_events to tessera_app;
