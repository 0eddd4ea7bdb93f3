-- Trigger function that logs each signature of an operator.
create or replace function log_approval() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform log_event('operator:' || new.operator_id, new.act, new.subject, null, 'entered',
    jsonb_strip_nulls(jsonb_build_object('entry', new.entry, 'note', nullif(new.note, ''))), new.at);
  return null;
end $$;
revoke execute on function log_approval from public;
