-- Trigger function that logs each change of a setting.
create or replace function log_setting() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  -- `by` is an SQL keyword.
  perform log_event('operator:' || (to_jsonb(new) ->> 'by'), 'setting', new.key, null, 'done',
    jsonb_build_object('before', new.old_value, 'after', new.new_value), new.at);
  return null;
end $$;
revoke execute on function log_setting from public;
