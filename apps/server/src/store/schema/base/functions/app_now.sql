-- The platform's time: the database's clock plus `clock_offset`. The function is stable, so that one statement sees one
-- time and comparisons can use an index.
create or replace function app_now() returns timestamptz language plpgsql stable set search_path = public, pg_temp as $$
begin
  return date_trunc('milliseconds', clock_timestamp())
    + (select offset_ms from clock_offset) * interval '1 millisecond';
end $$;
