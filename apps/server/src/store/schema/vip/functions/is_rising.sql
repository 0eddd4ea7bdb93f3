-- Whether no number is negative or less than the one before it.
create or replace function is_rising(figures bigint[]) returns boolean language sql immutable
begin atomic
  select figures[1] >= 0 and figures = (select array_agg(figure order by figure) from unnest(figures) figure);
end;
