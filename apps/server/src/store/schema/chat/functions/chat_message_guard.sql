-- Trigger function: gives a message the next number of its room, whose row stays locked until the transaction ends; so the numbers of a
-- room have no gaps, and the order of numbers is that of commits. Afterwards a message is only removed, once. Never insert with
-- `on conflict do nothing`: the number would be used up.
create or replace function chat_message_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' and new.removed_by is null then
    update chat_room set last_seq = last_seq + 1 where id = new.room returning last_seq into new.seq;
    if found then
      return new;
    end if;
  elsif tg_op = 'UPDATE' and old.removed_by is null and new.removed_by is not null and old.kind <> 'system'
    and to_jsonb(new) - 'removed_by' = to_jsonb(old) - 'removed_by'
  then
    return new;
  end if;
  raise exception 'message % of room %: % is refused', coalesce(new.seq, old.seq), coalesce(new.room, old.room), tg_op
    using errcode = 'TS002';
end $$;
revoke execute on function chat_message_guard from public;
