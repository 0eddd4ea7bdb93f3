-- Raises the players who hold less than their turnover reaches, as when a version of the levels begins that asks for less; of those who
-- may receive rewards now. `needs` and `promotions`: of each level, level 1 first. Returns them.
create or replace function vip_raise(needs bigint[], promotions bigint[]) returns setof bigint
language plpgsql set search_path = public, pg_temp as $$
declare players bigint[];
begin
  select array_agg(v.user_id) into players from vip_standing v join reward_standing standing on standing.user_id = v.user_id
  where v.level < 8 and v.turnover >= needs[v.level + 1] and standing.may_receive;
  if players is null then
    return;
  end if;
  return query select vip_add(players, array_fill(0::bigint, array[cardinality(players)]), needs, promotions);
end $$;
