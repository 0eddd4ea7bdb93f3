-- Whether a member has staked from a day on.
create or replace function team_plays(of_user bigint, of_currency text, since date) returns boolean language sql stable
begin atomic
  select exists (select from report_player_day where user_id = of_user and currency = of_currency and day >= since and placed > 0);
end;
