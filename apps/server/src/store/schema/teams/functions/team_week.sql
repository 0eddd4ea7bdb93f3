-- Stake and payout since a day of a zone of a member and all below, by the time when bets were decided.
create or replace function team_week(of_user bigint, since date, zone text, out stake bigint, out payout bigint) language sql stable
begin atomic
  select coalesce(sum(d.stake), 0)::bigint, coalesce(sum(d.returned), 0)::bigint
  from team_node n join turnover_decided d on d.user_id = n.user_id
  where (n.user_id = of_user or n.path @> array[of_user]) and d.at >= since::timestamp at time zone zone;
end;
