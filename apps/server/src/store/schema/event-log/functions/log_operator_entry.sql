-- Trigger function that logs each operator entry about a draw.
create or replace function log_operator_entry() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform log_event('operator:' || new.operator_id, new.purpose, 'draw:' || new.draw_id, null, 'entered',
    jsonb_build_object('result', new.result), new.at);
  return null;
end $$;
revoke execute on function log_operator_entry from public;
