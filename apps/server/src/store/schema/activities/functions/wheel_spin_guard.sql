-- Trigger function: a turn changes once, when it is drawn; what decides it never does.
create or replace function wheel_spin_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' or old.drawn_at is not null or new.drawn_at is null or new.drawn_at < new.due
    or to_jsonb(new) - '{signature,drawn_at,tile,prize,grant_id,refused}'::text[]
      <> to_jsonb(old) - '{signature,drawn_at,tile,prize,grant_id,refused}'::text[]
  then
    raise exception 'turn %: % is refused', old.id, tg_op using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function wheel_spin_guard from public;
