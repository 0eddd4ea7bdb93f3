-- Trigger function: a member stays in the room, and what was read never becomes unread.
create or replace function chat_member_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.room = old.room and new.user_id = old.user_id and new.at = old.at and new.read_seq >= old.read_seq then
    return new;
  end if;
  raise exception 'member % of room %: % is refused', old.user_id, old.room, tg_op using errcode = 'TS002';
end $$;
revoke execute on function chat_member_guard from public;
