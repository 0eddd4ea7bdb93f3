-- Trigger function: an entry keeps its player, its terms and its first time.
create or replace function activity_entry_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' or (new.offer_id, new.version, new.user_id, new.joined_at)
    is distinct from (old.offer_id, old.version, old.user_id, old.joined_at)
  then
    raise exception 'entry of % in %: % is refused', old.user_id, old.offer_id, tg_op using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function activity_entry_guard from public;
