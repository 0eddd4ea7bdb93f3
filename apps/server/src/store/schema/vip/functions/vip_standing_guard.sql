-- Trigger function: turnover and levels never fall.
create or replace function vip_standing_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' or new.user_id <> old.user_id or new.turnover < old.turnover or new.level < old.level
    or new.announced < old.announced
  then
    raise exception 'vip level of player %: % is refused', old.user_id, tg_op using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function vip_standing_guard from public;
