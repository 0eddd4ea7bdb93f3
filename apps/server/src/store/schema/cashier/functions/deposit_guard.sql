-- Trigger function: a credited deposit never changes again, and no deposit changes its owner.
create or replace function deposit_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.state = 'credited' or row(new.id, new.user_id, new.rid, new.channel_id, new.provider, new.created_at)
      is distinct from row(old.id, old.user_id, old.rid, old.channel_id, old.provider, old.created_at) then
    raise exception 'deposit % cannot change any more', old.id using errcode = 'TS001';
  end if;
  return new;
end $$;
revoke execute on function deposit_guard from public;
