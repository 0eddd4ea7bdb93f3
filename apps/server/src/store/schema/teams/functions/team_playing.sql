-- How many members below a member have staked from a day on: each is counted on the first of these days.
create or replace function team_playing(of_user bigint, of_currency text, since date) returns integer language sql stable
begin atomic
  select coalesce(sum(players), 0)::integer from report_team_active
  where user_id = of_user and currency = of_currency and day >= since and before < since;
end;
