-- Amount already used of a limit at a moment. Deposit limits of a day and a week look back 24 hours and 7 days, so that none
-- can be used twice around midnight; all other limits follow the platform's calendar.
create or replace function limit_used_at(of_user bigint, of_kind text, of_period text, moment timestamptz) returns bigint
language sql stable
begin atomic
  select case
    when of_kind = 'deposit' and of_period = 'day' then deposited_within(of_user, 24, moment)
    when of_kind = 'deposit' and of_period = 'week' then deposited_within(of_user, 168, moment)
    else limit_used(of_user, of_kind, of_period, platform_day(moment))
  end;
end;
