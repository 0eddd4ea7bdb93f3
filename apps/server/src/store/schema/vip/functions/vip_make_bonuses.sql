-- Makes the bonuses of a week, a month or a day of birthdays, once: for players who may receive rewards now, by the level they
-- hold. `amounts`: of each level, level 1 first. A birthday on 29 February is on the 28th in other years. Returns how many.
create or replace function vip_make_bonuses(of_kind text, of_day date, zone text, amounts bigint[]) returns integer
language plpgsql set search_path = public, pg_temp as $$
declare made integer;
begin
  insert into vip_period (kind, period, at) values (of_kind, of_day, app_now()) on conflict do nothing;
  if not found then
    return 0;
  end if;
  insert into vip_bonus (user_id, kind, period, level, amount, from_at)
  select v.user_id, of_kind, case of_kind when 'birthday' then to_char(of_day, 'YYYY') else of_day::text end, v.level,
    amounts[v.level], of_day::timestamp at time zone zone
  from vip_standing v join reward_standing standing on standing.user_id = v.user_id
  where amounts[v.level] > 0 and standing.may_receive
    and (of_kind <> 'birthday' or exists (
      select from player p where p.id = v.user_id
        and (p.birth_date + make_interval(years => extract(year from of_day)::integer - extract(year from p.birth_date)::integer))::date
          = of_day))
  on conflict do nothing;
  get diagnostics made = row_count;
  return made;
end $$;
