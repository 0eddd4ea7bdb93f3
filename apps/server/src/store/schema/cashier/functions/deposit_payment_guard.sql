-- Trigger function: a credited or returned payment never changes again, and no payment changes its owner.
create or replace function deposit_payment_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.state in ('credited', 'returned') or row(new.provider, new.external_id, new.user_id)
      is distinct from row(old.provider, old.external_id, old.user_id) then
    raise exception 'payment % cannot change any more', old.external_id using errcode = 'TS001';
  end if;
  return new;
end $$;
revoke execute on function deposit_payment_guard from public;
