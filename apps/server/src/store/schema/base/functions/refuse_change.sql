-- Trigger function that refuses every change of an append-only table.
create or replace function refuse_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'append_only: % of % is refused', tg_op, tg_table_name using errcode = 'TS002';
end $$;
revoke execute on function refuse_change from public;
