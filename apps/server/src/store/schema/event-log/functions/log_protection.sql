-- Trigger function that logs each row of the protection log.
create or replace function log_protection() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform log_event('player:' || new.user_id, 'protection', new.what, null, 'done',
    jsonb_build_object('before', new.old_value, 'after', new.new_value), new.at);
  return null;
end $$;
revoke execute on function log_protection from public;
