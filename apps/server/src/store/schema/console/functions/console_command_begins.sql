-- Trigger function: a command begins pending, and needs as many people as its action.
create or replace function console_command_begins() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.state <> 'pending' then
    raise exception 'command: it begins pending' using errcode = 'TS002';
  end if;
  if new.needs < (select p.needs from console_policy p where p.action = new.action) then
    raise exception 'command: % needs more people', new.action using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function console_command_begins from public;
