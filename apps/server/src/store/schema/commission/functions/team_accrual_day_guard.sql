-- Trigger function: a day that is made changes once, when it becomes payable.
create or replace function team_accrual_day_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' or old.payable_at is not null or new.payable_at is null
    or to_jsonb(new) - 'payable_at' <> to_jsonb(old) - 'payable_at'
  then
    raise exception 'accruals of %: % is refused', old.day, tg_op using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function team_accrual_day_guard from public;
