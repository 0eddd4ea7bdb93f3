-- Makes a table append-only, by rights and by triggers: its rows are never changed or removed.
create or replace function append_only(target regclass) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform deny_app(target, 'update, delete, truncate');
  execute format(
    'create trigger append_only before update or delete on %s for each statement execute function refuse_change()',
    target);
  execute format(
    'create trigger append_only_truncate before truncate on %s for each statement execute function refuse_change()',
    target);
end $$;
revoke execute on function append_only from public;
