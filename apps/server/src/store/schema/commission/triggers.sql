-- Triggers that protect accruals and their days, from the owner of the tables too.
create or replace trigger team_accrual_guard before update or delete on team_accrual for each row execute function team_accrual_guard();
create or replace trigger team_accrual_guard_truncate before truncate on team_accrual for each statement execute function refuse_change();
create or replace trigger team_accrual_day_guard before update or delete on team_accrual_day
  for each row execute function team_accrual_day_guard();
create or replace trigger team_accrual_day_guard_truncate before truncate on team_accrual_day
  for each statement execute function refuse_change();
