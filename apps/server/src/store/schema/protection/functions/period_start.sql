-- First day of the limit period that contains `today`; weeks begin on Monday.
create or replace function period_start(period text, today date) returns date language sql immutable
begin atomic select case period when 'day' then today else date_trunc(period, today::timestamp)::date end; end;
