-- Trigger function that checks the new entries of a statement, with whole transactions, and changes the balances.
--
-- Valid entries are recognised by comparing lists; only a statement that fails the comparison, or that converts between
-- currencies, is checked transaction by transaction. It runs as tessera_ledger, the only role that may change
-- balances. A trigger of another owner cannot call it, because creating a trigger requires the right to execute its function.
--
-- The settings keep plans on the indexes, as plans are cached while tables may be empty. Generic plans are forced, because
-- planning for a list of thousands takes longer than running the plan.
create or replace function entry_guard() returns trigger language plpgsql security definer
set enable_seqscan = off set enable_bitmapscan = off set enable_nestloop = off set enable_mergejoin = off
set enable_hashjoin = on set plan_cache_mode = force_generic_plan set search_path = public, pg_temp as $$
declare
  fault text; batches bigint[];
  -- Transactions in ascending order, and their users.
  txs bigint[]; owners bigint[]; balanced boolean;
  -- Accounts in ascending order, the sum and currency of each, and the player if all its entries have the same one.
  accounts bigint[]; sums bigint[]; currencies text[]; players bigint[]; moved integer;
  houses integer;
begin
  if exists (select from ledger_freeze where lifted_at is null) then
    raise exception 'ledger_frozen' using errcode = 'TSL01';
  end if;

  -- L1: a transaction sums to zero in each currency; because no entry is zero, it then has two sides.
  -- L15: no transaction mixes trial and real money.
  select array_agg(distinct batch_id), array_agg(tx_id order by tx_id), array_agg(user_id order by tx_id),
      bool_and(total = 0) and (bool_and(currency = 'TRIAL') or bool_and(currency <> 'TRIAL'))
    into batches, txs, owners, balanced
    from (select tx_id, batch_id, user_id, currency, sum(amount) as total
          from new_entries group by tx_id, batch_id, user_id, currency) n;
  if not balanced or cardinality(batches) <> 1
    or not exists (select from batch where id = batches[1] and hash is null)
    or (select array_agg(id order by id) is distinct from txs or array_agg(user_id order by id) is distinct from owners
        from ledger_tx where id = any (txs) and batch_id = batches[1])
  then
    fault := transaction_fault(array(select row(e.*)::entry from new_entries e));
    if fault is not null then
      raise exception 'ledger_fault: %', fault using errcode = 'TS003';
    end if;
  end if;

  select array_agg(account_id order by account_id), array_agg(amount order by account_id),
      array_agg(currency order by account_id), array_agg(player order by account_id)
    into accounts, sums, currencies, players
    from (select account_id, currency, sum(amount)::bigint as amount,
                 case when min(user_id) = max(user_id) and count(user_id) = count(*) then min(user_id) end as player
          from new_entries group by account_id, currency) n;
  -- M3: accounts are locked by ascending id, the order of both the index scan and the lists.
  update account a set balance = a.balance + n.amount
    from unnest(accounts, sums, currencies, players) n (id, amount, currency, player)
    where a.id = n.id and a.id = any (accounts) and a.user_id = n.player and a.currency = n.currency;
  get diagnostics moved = row_count;
  select count(*) into houses
    from account a join unnest(accounts, currencies) n (id, currency) on a.id = n.id and a.currency = n.currency
    where a.user_id is null;
  if moved + houses <> cardinality(accounts) then
    select 'entry on account ' || min(n.id) || ' of another user or currency' into fault
      from unnest(accounts, currencies, players) n (id, currency, player)
      left join account a on a.id = n.id and a.id = any (accounts)
      where a.id is null or n.currency <> a.currency or (a.user_id is not null and n.player is distinct from a.user_id);
    raise exception 'ledger_fault: %', fault using errcode = 'TS003';
  end if;
  return null;
end $$;
revoke execute on function entry_guard from public;
grant create on schema public to tessera_ledger;
alter function entry_guard owner to tessera_ledger;
revoke create on schema public from tessera_ledger;
