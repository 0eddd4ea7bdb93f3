-- Trigger function that logs each row of the login record.
create or replace function log_login() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  perform log_event('player:' || new.user_id, case when new.result in ('success', 'password', 'disabled', 'registered', 'trial')
    then 'sign_in' else 'account' end, 'player:' || new.user_id, new.address, new.result,
    jsonb_build_object('agent', new.user_agent, 'session', new.session_id), new.at);
  return null;
end $$;
revoke execute on function log_login from public;
