-- A player's deposits in the hours before `moment`: whole days, plus those of the first day within the window.
create or replace function deposited_within(of_user bigint, hours integer, moment timestamptz) returns bigint
language sql stable
begin atomic
  with edge as materialized (
    select at, platform_day(at) as day from (select moment - hours * interval '1 hour' as at) window_edge
  )
  select coalesce((select sum(d.deposited) from play_day d, edge where d.user_id = of_user and d.day > edge.day), 0)::bigint
    + coalesce((
        select -sum(e.amount) from edge
        join player_entry e on e.user_id = of_user and e.amount < 0 and e.at > edge.at and platform_day(e.at) = edge.day
        join account house on house.id = e.account_id and house.user_id is null
        join ledger_tx t on t.id = e.tx_id and t.kind = 'deposit'
        where exists (select from play_day d where d.user_id = of_user and d.day = edge.day and d.deposited > 0)
      ), 0)::bigint;
end;
