-- Trigger function: a lock of payouts ends once, and nothing else of it changes.
create or replace function payout_lock_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.ended_at is not null or new.ended_at is null or row(new.id, new.user_id, new.reason, new.locked_by, new.locked_at)
      is distinct from row(old.id, old.user_id, old.reason, old.locked_by, old.locked_at) then
    raise exception 'payout lock %: it only ends', old.id using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function payout_lock_guard from public;
