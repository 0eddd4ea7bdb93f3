-- Trigger function that logs each row of the protection log. What operators or a strong marker tighten is not the player's act; a command has who
-- did.
create or replace function log_protection() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform log_event(case when (new.what like 'limit_tightened %' or new.what = 'break_arranged') then 'service' else 'player:' || new.user_id end, 'protection',
    case when (new.what like 'limit_tightened %' or new.what = 'break_arranged') then 'player:' || new.user_id else new.what end, null, 'done',
    jsonb_build_object('before', new.old_value, 'after', new.new_value)
      || case when (new.what like 'limit_tightened %' or new.what = 'break_arranged') then jsonb_build_object('what', new.what) else '{}' end, new.at);
  return null;
end $$;
revoke execute on function log_protection from public;
