-- Makes the days up to a day payable that are not yet. What uplines earned on stakes of accounts that have been found since to belong
-- to the same person is held instead. Returns how many days.
create or replace function commission_ready(upto date) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare days date[];
begin
  perform commission_lock();
  days := array(select day from team_accrual_day where payable_at is null and day <= upto);
  if cardinality(days) > 0 then
    update team_accrual a set state = 'held', reason = 'linked'
    from team_linked l
    where a.beneficiary = l.beneficiary and a.player = l.player and a.day = any (days) and a.state = 'accrued'
      and l.decision is distinct from 'release';
    update team_accrual_day set payable_at = app_now() where day = any (days);
  end if;
  return cardinality(days);
end $$;
revoke execute on function commission_ready from public;
grant execute on function commission_ready to tessera_app;
