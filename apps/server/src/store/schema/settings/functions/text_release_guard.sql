-- Trigger function: only a text that another person has found right is published.
create or replace function text_release_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from text_check c where c.version_id = new.version_id and c.fits) then
    raise exception 'text %: it was not checked', new.version_id using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function text_release_guard from public;
