-- Trigger function that logs each signature of an operator. Numbers of an official draw are left out: the public journal has them as soon
-- as they count.
create or replace function log_approval() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform log_event('operator:' || new.operator_id, new.act, new.subject, null, 'entered',
    jsonb_strip_nulls(jsonb_build_object('entry', case when new.subject not like 'draw:%' then new.entry end, 'note', nullif(new.note, ''))), new.at);
  return null;
end $$;
revoke execute on function log_approval from public;
