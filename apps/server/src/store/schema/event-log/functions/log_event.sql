-- Writes one event to the log and queues it for the chain. Returns its id.
create or replace function log_event(
  of_actor text, of_action text, of_subject text, of_address text, of_result text, of_data jsonb, of_at timestamptz default app_now()
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare new_id bigint;
begin
  insert into event_log (at, actor, action, subject, address, result, data)
  values (of_at, of_actor, of_action, of_subject, of_address, of_result, coalesce(of_data, '{}')) returning id into new_id;
  insert into event_queue (event_id) values (new_id);
  return new_id;
end $$;
revoke execute on function log_event from public;
grant execute on function log_event to tessera_console;
