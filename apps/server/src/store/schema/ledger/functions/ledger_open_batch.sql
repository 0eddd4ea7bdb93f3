-- Opens a batch in this transaction and returns its id: a new one, or `with_id` taken from id_seq before.
create or replace function ledger_open_batch(with_id bigint default nextval('id_seq')) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into batch (id, at) values (with_id, app_now());
  return with_id;
end $$;
revoke execute on function ledger_open_batch from public;
grant execute on function ledger_open_batch to tessera_app;
