-- Trigger function: the only change of a batch is its closing.
create or replace function batch_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' or old.hash is not null or new.hash is null or new.id <> old.id then
    raise exception 'append_only: % of batch is refused', tg_op using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function batch_guard from public;
