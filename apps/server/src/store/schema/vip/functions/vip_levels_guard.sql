-- Trigger function: a version begins later than now and not before the one in front of it; a level needs more turnover than the one
-- below and gives no less.
create or replace function vip_levels_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare newest vip_levels;
begin
  select * into newest from vip_levels order by number desc limit 1;
  if new.number <> newest.number + 1 or new.from_at < newest.from_at then
    raise exception 'vip levels %: not after %', new.number, newest.number using errcode = 'TS002';
  end if;
  if new.from_at <= app_now() then
    raise exception 'vip levels %: % has begun', new.number, new.from_at using errcode = 'TS002';
  end if;
  if new.turnover[1] <> 0 or exists (
      select from generate_series(2, 8) l where new.turnover[l] <= new.turnover[l - 1]
    ) or not (
      is_rising(new.promotion) and is_rising(new.weekly) and is_rising(new.monthly) and is_rising(new.birthday)
      and is_rising(new.withdrawals::bigint[]) and is_rising(new.withdrawal_max))
  then
    raise exception 'vip levels %: a level gives less than the one below', new.number using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function vip_levels_guard from public;
