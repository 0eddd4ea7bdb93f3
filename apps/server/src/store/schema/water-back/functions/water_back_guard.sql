-- Trigger function: a row of water-back changes once, when it is claimed.
create or replace function water_back_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' or old.claim_id is not null or new.claim_id is null or to_jsonb(new) - 'claim_id' <> to_jsonb(old) - 'claim_id'
  then
    raise exception 'water-back %: % is refused', old.id, tg_op using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function water_back_guard from public;
