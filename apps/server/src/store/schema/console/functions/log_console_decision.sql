-- Trigger function that logs each decision about a command.
create or replace function log_console_decision() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare about console_command;
begin
  select * into about from console_command where id = new.command_id;
  perform log_event('operator:' || new.operator_id, 'command.' || new.what, 'command:' || new.command_id, new.address, 'done',
    jsonb_strip_nulls(jsonb_build_object('action', about.action, 'target', about.target, 'shown', about.shown,
      'hash', encode(new.shown_hash, 'hex'), 'reason', nullif(new.reason, ''))), new.at);
  return null;
end $$;
revoke execute on function log_console_decision from public;
