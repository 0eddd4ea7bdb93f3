-- Closes a batch, so that no entry can be added to it, and returns its hash (see `batch_hash`).
create or replace function ledger_close_batch(of_batch bigint) returns bytea
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare computed bytea;
begin
  update batch set (hash, entries) = (
      select sha256(int8send(of_batch) || coalesce(string_agg(entry_image(e), '' order by e.id), '')), count(*)
      from entry e where e.batch_id = of_batch)
    where id = of_batch and hash is null
    returning hash into computed;
  if not found then
    raise exception 'ledger_batch: % is not open', of_batch using errcode = 'TS003';
  end if;
  insert into chain_queue (batch_id) values (of_batch);
  return computed;
end $$;
revoke execute on function ledger_close_batch from public;
grant execute on function ledger_close_batch to tessera_app;
