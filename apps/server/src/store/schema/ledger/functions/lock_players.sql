-- Locks accounts of players by ascending id as `lock_accounts` does: all of them, or those of one kind and currency.
create or replace function lock_players(of_players bigint[], of_kind text default null, of_currency text default null)
returns table (id bigint, balance bigint)
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query select a.id, a.balance from account a
    where a.user_id = any (of_players) and (of_kind is null or a.kind = of_kind)
      and (of_currency is null or a.currency = of_currency)
    order by a.id for no key update;
end $$;
revoke execute on function lock_players from public;
grant execute on function lock_players to tessera_app;
grant create on schema public to tessera_ledger;
alter function lock_players owner to tessera_ledger;
revoke create on schema public from tessera_ledger;
