-- Trigger function: a transfer that has ended never changes, and the terms of a transfer never change.
create or replace function transfer_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.state <> 'pending' or row(new.id, new.user_id, new.platform, new.direction, new.amount, new.currency, new.ref, new.rid)
      is distinct from row(old.id, old.user_id, old.platform, old.direction, old.amount, old.currency, old.ref, old.rid) then
    raise exception 'transfer_final: %', old.id using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function transfer_guard from public;
