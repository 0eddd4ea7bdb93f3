-- Triggers that protect deposits with their payments, and withdrawals, whose steps they record.
create or replace trigger deposit_guard before update on deposit for each row execute function deposit_guard();
create or replace trigger deposit_payment_guard before update on deposit_payment
  for each row execute function deposit_payment_guard();
create or replace trigger withdrawal_guard before update on withdrawal for each row execute function withdrawal_guard();
create or replace trigger withdrawal_steps after insert or update on withdrawal
  for each row execute function withdrawal_steps();
create or replace trigger withdrawal_begins before insert on withdrawal for each row when (new.state <> 'requested' or
  new.reason is not null or new.problem is not null) execute function withdrawal_begins();
create or replace trigger payout_lock_guard before update on payout_lock for each row execute function payout_lock_guard();
create or replace trigger tell_rate after insert on exchange_rate for each row execute function tell_rate();
