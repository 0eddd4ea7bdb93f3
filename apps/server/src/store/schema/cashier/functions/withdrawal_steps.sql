-- Trigger function that records each state of a withdrawal and notifies the nodes.
create or replace function withdrawal_steps() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' or new.state <> old.state then
    insert into withdrawal_step (withdrawal_id, state, at) values (new.id, new.state, app_now());
    -- At commit the nodes that hold the player's sockets receive this.
    perform pg_notify('withdraw', new.id::text);
  end if;
  return null;
end $$;
revoke execute on function withdrawal_steps from public;
