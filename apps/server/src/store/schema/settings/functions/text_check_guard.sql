-- Trigger function: nobody checks a text of their own.
create or replace function text_check_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from text_version v where v.id = new.version_id and v.by_id = new.by_id) then
    raise exception 'text %: it is checked by another person', new.version_id using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function text_check_guard from public;
