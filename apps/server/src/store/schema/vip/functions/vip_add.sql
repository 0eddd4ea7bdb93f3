-- Adds turnover of players, each named once, and raises the levels that it reaches. `needs` and `promotions`: turnover and bonus
-- of each level, level 1 first. Returns the players who rose.
create or replace function vip_add(players bigint[], stakes bigint[], needs bigint[], promotions bigint[]) returns setof bigint
language plpgsql set search_path = public, pg_temp as $$
begin
  -- In the order of players, as every caller locks them.
  insert into vip_standing as v (user_id, turnover)
  select added.id, added.stake from unnest(players, stakes) added (id, stake) order by added.id
  on conflict (user_id) do update set turnover = v.turnover + excluded.turnover;
  return query with reached as (
    select v.user_id, v.level as held, (select count(*)::integer from unnest(needs) need where need <= v.turnover) as level
    from vip_standing v where v.user_id = any (players)
  ), raised as (
    update vip_standing v set level = r.level from reached r where v.user_id = r.user_id and r.level > r.held
    returning v.user_id, r.held, r.level
  ), rises as (
    insert into vip_rise (user_id, level, at)
    select user_id, step, app_now() from raised cross join lateral generate_series(held + 1, level) step
    returning user_id, level
  ), bonuses as (
    insert into vip_bonus (user_id, kind, period, level, amount, from_at)
    select user_id, 'promotion', level::text, level, promotions[level], app_now() from rises where promotions[level] > 0
  )
  select user_id from raised;
end $$;
