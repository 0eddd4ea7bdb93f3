-- Books one step of transfers in one ledger batch and returns its id. `begin` moves money from its source to `transit`,
-- `done` from there to its target, `reversed` back to its source.
create or replace function book_transfers(transfers bigint[], steps text[]) returns bigint language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
set plan_cache_mode = force_generic_plan set search_path = public, pg_temp as $$
declare
  batch bigint := ledger_open_batch();
  moment timestamptz(3) := app_now();
begin
  with step as materialized (
    select t.id, t.user_id, t.currency, t.amount, taken.step, nextval('id_seq') as tx,
           ledger_account(t.user_id, 'transit', t.currency) as road,
           ledger_account(t.user_id, case when (t.direction = 1) = (taken.step = 'done') then 'platform:' || t.platform else 'main' end,
                          t.currency) as place
    from unnest(transfers, steps) taken (id, step) join transfer t on t.id = taken.id
  ), posted as (
    insert into ledger_tx (id, batch_id, kind, key, user_id, at)
    select step.tx, batch, 'transfer', step.id || ' ' || step.step, step.user_id, moment from step
  )
  insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
  select batch, step.tx, side.account, step.user_id, side.amount, step.currency, moment
  from step cross join lateral (values
    (step.road, case step.step when 'begin' then step.amount else -step.amount end),
    (step.place, case step.step when 'begin' then -step.amount else step.amount end)) side (account, amount);
  perform ledger_close_batch(batch);
  return batch;
end $$;
