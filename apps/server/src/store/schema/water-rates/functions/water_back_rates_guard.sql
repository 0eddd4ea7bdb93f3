-- Trigger function: rates begin on a later day than the one that is running anywhere, in the order of their numbers, so no day that has begun gets other
-- rates; and they do not fall from one level to the next.
create or replace function water_back_rates_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare newest water_back_rates;
begin
  select * into newest from water_back_rates order by number desc limit 1;
  if new.number <> newest.number + 1 or new.from_day < newest.from_day then
    raise exception 'rates of water-back %: not after %', new.number, newest.number using errcode = 'TS002';
  end if;
  if new.from_day <= (app_now() at time zone 'Pacific/Niue')::date then
    raise exception 'rates of water-back %: % has begun', new.number, new.from_day using errcode = 'TS002';
  end if;
  if new.lottery_ppm <> (select array_agg(p order by p) from unnest(new.lottery_ppm) p)
    or new.platform_ppm <> (select array_agg(p order by p) from unnest(new.platform_ppm) p)
    or new.lottery_ppm[1] < 0 or new.platform_ppm[1] < 0
  then
    raise exception 'rates of water-back %: a level has less than the one below', new.number using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function water_back_rates_guard from public;
