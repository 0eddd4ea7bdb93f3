-- Amount already used of a limit; a net gain increases what is left. Money on a platform with its own wallet, or in transit,
-- counts as lost until it returns, as a stake does until its bet is decided (RP2). Rounds played there change nothing.
create or replace function limit_used(of_user bigint, of_kind text, of_period text, today date) returns bigint
language sql stable
begin atomic
  select coalesce(sum(case of_kind
    when 'stake' then d.staked when 'loss' then d.staked - d.returned when 'deposit' then d.deposited end), 0)::bigint
    + case when of_kind = 'loss' then (
        select coalesce(sum(a.balance), 0)::bigint from account a
        where a.user_id = of_user and (a.kind = 'transit' or a.kind like 'platform:%')) else 0 end
  from play_day d where d.user_id = of_user and d.day >= period_start(of_period, today);
end;
