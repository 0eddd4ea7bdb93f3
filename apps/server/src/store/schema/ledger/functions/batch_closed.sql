-- Trigger function that refuses the commit of an open batch, whose entries would have no hash.
create or replace function batch_closed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from batch where id = new.id and hash is null) then
    raise exception 'ledger_batch: % was not closed', new.id using errcode = 'TS003';
  end if;
  return null;
end $$;
revoke execute on function batch_closed from public;
