-- Locks accounts by ascending id until the transaction ends (M3), and returns their balances under the lock.
create or replace function lock_accounts(of_ids bigint[]) returns table (id bigint, balance bigint)
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query select a.id, a.balance from account a where a.id = any (of_ids) order by a.id for no key update;
end $$;
revoke execute on function lock_accounts from public;
grant execute on function lock_accounts to tessera_app;
grant create on schema public to tessera_ledger;
alter function lock_accounts owner to tessera_ledger;
revoke create on schema public from tessera_ledger;
