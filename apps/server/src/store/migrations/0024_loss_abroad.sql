-- What is used up of a limit: a net loss below zero is a gain and makes room. Money on a platform with a wallet of its own,
-- or on its way there or back, can be lost without us: until it is home it counts as lost, as a stake does until its bet is
-- decided (RP2). So a round played there changes nothing that is left, and what comes home does.
create or replace function limit_used(of_user bigint, of_kind text, of_period text, today date) returns bigint
language sql stable as $$
  select coalesce(sum(case of_kind
    when 'stake' then d.staked when 'loss' then d.staked - d.returned when 'deposit' then d.deposited end), 0)::bigint
    + case when of_kind = 'loss' then (
        select coalesce(sum(a.balance), 0)::bigint from account a
        where a.user_id = of_user and (a.kind = 'transit' or a.kind like 'plat:%')) else 0 end
  from play_day d where d.user_id = of_user and d.day >= period_start(of_period, today)
$$;
