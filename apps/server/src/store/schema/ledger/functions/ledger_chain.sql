-- Appends committed batches to the chain: hash = SHA-256(previous hash || batch hash), the first over 32 zero bytes (L5).
-- Returns how many; 0 also when another node is appending.
create or replace function ledger_chain(most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last_seq bigint := 0;
  last_hash bytea := decode(repeat('00', 32), 'hex');
  waiting record; chained int := 0;
begin
  if not pg_try_advisory_xact_lock(7365540) then
    return 0;
  end if;
  select c.seq, c.hash into last_seq, last_hash from chain c order by c.seq desc limit 1;
  if not found then
    last_seq := 0;
    last_hash := decode(repeat('00', 32), 'hex');
  end if;
  for waiting in
    select q.batch_id, b.hash from chain_queue q join batch b on b.id = q.batch_id order by q.batch_id limit most
  loop
    last_seq := last_seq + 1;
    last_hash := sha256(last_hash || waiting.hash);
    insert into chain (seq, batch_id, hash) values (last_seq, waiting.batch_id, last_hash);
    delete from chain_queue where batch_id = waiting.batch_id;
    chained := chained + 1;
  end loop;
  return chained;
end $$;
revoke execute on function ledger_chain from public;
grant execute on function ledger_chain to tessera_app;
