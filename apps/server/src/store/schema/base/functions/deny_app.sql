-- Revokes `actions` (such as 'update, delete') on a table from the application's role, where that role exists.
create or replace function deny_app(target regclass, actions text) returns void language plpgsql
set search_path = public, pg_temp as $$
begin
  if exists (select from pg_roles where rolname = 'tessera_app') then
    execute format('revoke %s on %s from tessera_app', actions, target);
  end if;
end $$;
revoke execute on function deny_app from public;
