-- Trigger function that logs how a command ended.
create or replace function log_console_end() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if new.ended_at is not null and old.ended_at is null then
    perform log_event('service', 'command.end', 'command:' || new.id, null, new.state,
      jsonb_build_object('action', new.action, 'target', new.target), new.ended_at);
  end if;
  return null;
end $$;
revoke execute on function log_console_end from public;
