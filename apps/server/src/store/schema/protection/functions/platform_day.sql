-- The day of a moment in the platform's time zone. Days, weeks and months of limits and statements are made of these days.
create or replace function platform_day(moment timestamptz) returns date language sql stable
begin atomic
  select (moment at time zone
    coalesce((select value #>> '{}' from setting where key = 'timeZone'), 'Asia/Shanghai'))::date;
end;
