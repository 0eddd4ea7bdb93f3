-- Triggers that protect deposits and their payments.
create or replace trigger deposit_guard before update on deposit for each row execute function deposit_guard();
create or replace trigger deposit_payment_guard before update on deposit_payment
  for each row execute function deposit_payment_guard();
