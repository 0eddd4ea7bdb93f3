-- Trigger function: a withdrawal advances by one step or ends, its terms never change, and an ended one stays ended (L11).
create or replace function withdrawal_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if row(new.id, new.user_id, new.currency, new.amount, new.fee, new.account_id, new.kind, new.label, new.provider,
         new.pay_currency, new.pay_amount, new.rate, new.rate_at, new.automatic, new.created_at)
     is distinct from
     row(old.id, old.user_id, old.currency, old.amount, old.fee, old.account_id, old.kind, old.label, old.provider,
         old.pay_currency, old.pay_amount, old.rate, old.rate_at, old.automatic, old.created_at)
  then
    raise exception 'withdrawal %: its terms do not change', old.id using errcode = 'TS002';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('requested', 'reviewing'), ('reviewing', 'approved'), ('approved', 'sending'), ('sending', 'sent'),
    ('sent', 'confirmed'), ('requested', 'rejected'), ('reviewing', 'rejected'), ('sending', 'failed'),
    ('sent', 'failed'))
  then
    raise exception 'withdrawal %: no step from % to %', old.id, old.state, new.state using errcode = 'TS002';
  end if;
  -- Maker and checker: a withdrawal that is not automatic needs two different operators.
  if new.state = 'approved' and old.state <> 'approved' and not new.automatic
     and (select count(*) from approval_now where subject = 'withdrawal:' || new.id and act = 'approve') < 2
  then
    raise exception 'withdrawal %: two operators have to approve', old.id using errcode = 'TS002';
  end if;
  if old.state in ('confirmed', 'rejected', 'failed') and new.reason is distinct from old.reason then
    raise exception 'withdrawal %: it is over', old.id using errcode = 'TS002';
  end if;
  -- Nothing is sent before an audit has cleared it, or while the ledger is frozen.
  if new.state = 'sending' and old.state <> 'sending' and (
    not exists (select from payout_clearance where withdrawal_id = new.id)
    or exists (select from ledger_freeze where lifted_at is null))
  then
    raise exception 'withdrawal %: no audit has cleared it', old.id using errcode = 'TS002';
  end if;
  -- Operators have locked the payouts of the player.
  if new.state in ('approved', 'sending') and new.state <> old.state
    and exists (select from payout_lock where user_id = old.user_id and ended_at is null)
  then
    raise exception 'withdrawal %: payouts of the player are locked', old.id using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function withdrawal_guard from public;
