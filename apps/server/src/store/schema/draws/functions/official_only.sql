-- Trigger function: nobody signs anything about a draw of our own protocol, and it has no correction (D6).
create or replace function official_only() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare about bigint := case tg_table_name
  when 'approval' then substring(to_jsonb(new) ->> 'subject' from '^draw:(\d{1,18})$')::bigint
  else (to_jsonb(new) ->> 'draw_id')::bigint end;
begin
  if not exists (select from draw_state where id = about and descriptor ->> 'source' in ('feed', 'operator')) then
    raise exception 'draw %: its result is not decided by people', about using errcode = 'TS001';
  end if;
  return new;
end $$;
revoke execute on function official_only from public;
