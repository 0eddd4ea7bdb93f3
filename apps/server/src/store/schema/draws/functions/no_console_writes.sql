-- Trigger function: a session of the console writes nothing about draws. It signs, and the steps of the draw do the rest (D6).
create or replace function no_console_writes() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if pg_has_role(current_user, 'tessera_console', 'member')
     and not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member') then
    raise exception '%: the console does not write it', tg_table_name using errcode = 'TS001';
  end if;
  return null;
end $$;
revoke execute on function no_console_writes from public;
