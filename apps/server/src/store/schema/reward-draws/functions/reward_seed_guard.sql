-- Trigger function: a seed is published once and never changes.
create or replace function reward_seed_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' or old.seed is not null or new.seed is null or new.published_at < new.releases
    or to_jsonb(new) - '{seed,published_at}'::text[] <> to_jsonb(old) - '{seed,published_at}'::text[]
  then
    raise exception 'seed % of offer %: % is refused', old.index, old.offer_id, tg_op using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function reward_seed_guard from public;
