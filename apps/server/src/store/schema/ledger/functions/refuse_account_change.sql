-- Trigger function that refuses a change of an account other than by entries.
create or replace function refuse_account_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'append_only: accounts change through entries only' using errcode = 'TS002';
end $$;
revoke execute on function refuse_account_change from public;
