-- Trigger function: a pool changes once, when it is split.
create or replace function packet_pool_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' or old.drawn_at is not null or new.drawn_at is null or new.drawn_at < new.due
    or to_jsonb(new) - '{signature,drawn_at}'::text[] <> to_jsonb(old) - '{signature,drawn_at}'::text[]
  then
    raise exception 'pool of offer %: % is refused', old.offer_id, tg_op using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function packet_pool_guard from public;
