-- Counts the turnover of a decided draw, once, of players who may receive rewards now. Returns the players who rose.
create or replace function vip_count_draw(of_draw bigint, needs bigint[], promotions bigint[]) returns setof bigint
language plpgsql set search_path = public, pg_temp as $$
declare players bigint[]; stakes bigint[];
begin
  if not exists (select from draw_state where id = of_draw and bets > 0) then
    return;
  end if;
  insert into vip_draw (draw_id) values (of_draw) on conflict do nothing;
  if not found then
    return;
  end if;
  select array_agg(user_id), array_agg(stake) into players, stakes from (
    select t.user_id, sum(t.stake)::bigint as stake from turnover_decided t where t.draw_id = of_draw group by t.user_id
  ) decided join reward_standing standing using (user_id)
  where stake > 0 and may_receive;
  return query select vip_add(players, stakes, needs, promotions);
end $$;
