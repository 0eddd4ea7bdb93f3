-- Trigger function: a bonus changes once, when it is claimed.
create or replace function vip_bonus_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' or old.claimed_at is not null or new.claimed_at is null
    or to_jsonb(new) - 'claimed_at' <> to_jsonb(old) - 'claimed_at'
  then
    raise exception 'vip bonus of player %: % is refused', old.user_id, tg_op using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function vip_bonus_guard from public;
