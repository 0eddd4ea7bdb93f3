-- Takes one token from a bucket. Returns 0, or the milliseconds until the bucket holds a token again when it is empty.
create or replace function admission_take(bucket text, burst double precision, per_minute double precision)
returns double precision language plpgsql set search_path = public, pg_temp as $$
declare
  moment timestamptz := app_now();
  level double precision;
begin
  insert into admission_bucket (key, tokens, at, full_at) values (bucket, burst, moment, moment)
  on conflict (key) do nothing;
  select least(burst, tokens + greatest(0, extract(epoch from moment - at)) * per_minute / 60) into level
  from admission_bucket where key = bucket for update;
  -- A full bucket may have been removed meanwhile.
  level := coalesce(level, burst);
  if level < 1 then
    return ceil((1 - level) * 60000 / per_minute);
  end if;
  insert into admission_bucket as b (key, tokens, at, full_at)
  values (bucket, level - 1, moment, moment + (burst - level + 1) * 60 / per_minute * interval '1 second')
  on conflict (key) do update
    set tokens = excluded.tokens, at = greatest(b.at, excluded.at), full_at = excluded.full_at;
  return 0;
end $$;
