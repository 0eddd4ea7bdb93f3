-- Counts rounds on game platforms since the start of a day: what a player staked on a day beyond what has been looked at before.
-- Stake of players who may receive no rewards now is looked at and not counted. Returns the players who rose.
create or replace function vip_count_rounds(since date, zone text, needs bigint[], promotions bigint[]) returns setof bigint
language plpgsql set search_path = public, pg_temp as $$
declare players bigint[]; stakes bigint[];
begin
  perform pg_advisory_xact_lock(hashtext('vip.rounds'));
  with played as materialized (
    select user_id, (at at time zone zone)::date as day, sum(stake)::bigint as stake from turnover_decided
    where product <> 'lottery' and at >= since::timestamp at time zone zone and stake > 0 group by 1, 2
  ), more as materialized (
    select p.user_id, p.day, p.stake, p.stake - coalesce(r.stake, 0) as extra
    from played p left join vip_round_day r on r.user_id = p.user_id and r.day = p.day
    where p.stake > coalesce(r.stake, 0)
  ), kept as (
    insert into vip_round_day (user_id, day, stake) select user_id, day, stake from more
    on conflict (user_id, day) do update set stake = excluded.stake
  )
  select array_agg(user_id), array_agg(extra) into players, stakes from (
    select m.user_id, sum(m.extra)::bigint as extra from more m group by m.user_id
  ) found join reward_standing standing using (user_id) where may_receive;
  return query select vip_add(players, stakes, needs, promotions);
end $$;
