-- The rate of a member on a day, in ppm of a stake: of the rows up to that day the last holds. Null for players in no team.
create or replace function team_rate_on(of_user bigint, of_day date) returns integer language sql stable
begin atomic
  select ppm from team_rate where user_id = of_user and product = 'lottery' and from_day <= of_day order by from_day desc, id desc limit 1;
end;
