-- Trigger function that refuses a new withdrawal in any state other than `requested`.
create or replace function withdrawal_begins() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'withdrawal %: it begins as requested', new.id using errcode = 'TS002';
end $$;
revoke execute on function withdrawal_begins from public;
