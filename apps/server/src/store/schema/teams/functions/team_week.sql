-- Stake and payout of a member and all below, from a day of the platform on; as far as the reports have summed them up.
create or replace function team_week(of_user bigint, of_currency text, since date, out stake bigint, out payout bigint)
language sql stable
begin atomic
  select coalesce(sum(d.stake), 0)::bigint, coalesce(sum(d.payout), 0)::bigint from (
    select stake, payout from report_player_day where user_id = of_user and currency = of_currency and day >= since
    union all
    select stake, payout from report_team_day where user_id = of_user and currency = of_currency and day >= since
  ) d;
end;
