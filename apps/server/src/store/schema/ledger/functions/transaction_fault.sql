-- Describes a fault in the transactions of these entries; null when they are valid.
create or replace function transaction_fault(entries entry[]) returns text language sql stable
set enable_nestloop = on set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set search_path = public, pg_temp as $$
  select case
      when bool_or(b.id is null or b.hash is not null) then 'batch ' || min(n.batch_id) || ' is not open'
      when bool_or(t.id is null or t.batch_id <> n.batch_id or t.user_id is distinct from n.user_id)
        then 'transaction ' || n.tx_id || ' is not of this batch and user'
      else 'transaction ' || n.tx_id || ' is not balanced'
    end
  from (select tx_id, batch_id, user_id, currency, sum(amount) as total, count(*) as sides
        from unnest(entries) group by tx_id, batch_id, user_id, currency) n
  left join batch b on b.id = n.batch_id
  left join ledger_tx t on t.id = n.tx_id
  group by n.tx_id
  having bool_or(b.id is null or b.hash is not null
      or t.id is null or t.batch_id <> n.batch_id or t.user_id is distinct from n.user_id or n.total <> 0)
    or sum(n.sides) < 2
    or (bool_or(n.currency = 'TRIAL') and bool_or(n.currency <> 'TRIAL'))
  limit 1
$$;
grant execute on function transaction_fault to tessera_ledger;
