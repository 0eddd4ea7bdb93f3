-- The sum of a report that a movement of a player's balance belongs to; null for none. As declared by the modules that post it; a test
-- compares both.
create or replace function report_figure(kind text, amount bigint) returns text language sql immutable
begin atomic
  select case
    when kind in ('rebate', 'water_back') then 'rebate'
    when kind in ('vip_bonus', 'sign_in', 'task', 'packet', 'activity', 'bonus_slice', 'adjustment') then 'rewards'
    when kind = 'withdrawal' then 'withdrawals'
    else case turnover_role(kind, amount) when 'stake' then 'stake' when 'return' then 'payout' when 'deposit' then 'deposits' end
  end;
end;
