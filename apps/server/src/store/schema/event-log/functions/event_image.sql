-- The text that the hash of an event is made of, after the previous hash. The copy of the log in another process recomputes it.
create or replace function event_image(event event_log) returns text language sql immutable
begin atomic
  select jsonb_build_array(
    event.id, extract(epoch from event.at), event.actor, event.action, event.subject, event.address, event.result, event.data
  )::text;
end;
