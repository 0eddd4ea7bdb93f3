-- Trigger function: a room begins without messages and is never removed; only a message moves its last number on, by one.
create or replace function chat_room_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' and new.last_seq = 0 then
    return new;
  elsif tg_op = 'UPDATE'
    and to_jsonb(new) - '{last_seq,slow_ms,open}'::text[] = to_jsonb(old) - '{last_seq,slow_ms,open}'::text[]
    and (new.last_seq = old.last_seq or new.last_seq = old.last_seq + 1 and pg_trigger_depth() > 1)
  then
    return new;
  end if;
  raise exception 'room %: % is refused', coalesce(new.key, old.key), tg_op using errcode = 'TS002';
end $$;
revoke execute on function chat_room_guard from public;
