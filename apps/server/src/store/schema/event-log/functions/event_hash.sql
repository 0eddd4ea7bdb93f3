-- Hash of an event in the chain, over the previous hash and the event.
create or replace function event_hash(before bytea, event event_log) returns bytea language sql immutable
begin atomic
  select sha256(before || convert_to(event_image(event), 'utf8'));
end;
