-- Makes the rows of a day of the platform's zone, once: of players who may receive rewards now, at the rate of the level that each
-- held at the end of the day. Rates: of each level, level 1 first. Returns how many.
create or replace function water_back_make(
  of_day date, zone text, lottery_ppm integer[], platform_ppm integer[]
) returns integer language plpgsql set search_path = public, pg_temp set jit = off as $$
declare
  since timestamptz := of_day::timestamp at time zone zone;
  until timestamptz := (of_day + 1)::timestamp at time zone zone;
  made integer;
begin
  insert into water_back_day (day, at) values (of_day, app_now()) on conflict do nothing;
  if not found then
    return 0;
  end if;
  insert into water_back (user_id, day, kind, product, currency, stake, counted, level, rate_ppm, amount)
  select s.user_id, of_day, s.kind, s.product, s.currency, s.stake, s.counted, own.level, rate.ppm,
    floor(s.counted::numeric * rate.ppm / 100000000)::bigint * 100
  from (
    select w.user_id, w.kind, w.product, w.currency, sum(w.stake)::bigint as stake, sum(w.counted)::bigint as counted
    from water_back_stakes(null, since, until, platform_ppm[cardinality(platform_ppm)]) w
    group by w.user_id, w.kind, w.product, w.currency
  ) s
  join reward_standing standing on standing.user_id = s.user_id
  left join (select v.user_id, max(v.level) as level from vip_reached v where v.at < until group by v.user_id) reached
    on reached.user_id = s.user_id
  cross join lateral (select coalesce(reached.level, 1) as level) own
  cross join lateral (select case s.kind when 'lottery' then lottery_ppm[own.level] else platform_ppm[own.level] end as ppm) rate
  where standing.may_receive;
  get diagnostics made = row_count;
  return made;
end $$;
