-- Trigger function: from the first day of a new rate on, no member of the chain has more than the upline, and no earlier day changes.
create or replace function team_rate_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare wrong bigint;
begin
  -- The first rate of a member comes with the registration, which others need not wait for.
  perform team_lock(tree.top, tree.joins) from (
    select coalesce(m.path[1], m.user_id) as top, bool_and(not exists (
      select from team_rate r where r.user_id = n.user_id and r.id <> n.id)) as joins
    from new_rates n join team_member m using (user_id) group by 1 order by 1
  ) tree;
  select n.user_id into wrong from new_rates n
  where exists (select from team_rate r where r.user_id = n.user_id and r.id < n.id and r.from_day > n.from_day)
    or exists (
      select from (
        select m.parent as upper, m.user_id as lower from team_member m where m.user_id = n.user_id and m.parent is not null
        union all select m.parent, m.user_id from team_member m where m.parent = n.user_id
      ) edge cross join lateral (
        select n.from_day as day
        union select r.from_day from team_rate r where r.user_id in (edge.upper, edge.lower) and r.from_day > n.from_day
      ) held
      where coalesce(team_rate_on(edge.upper, held.day), 0) < team_rate_on(edge.lower, held.day))
  limit 1;
  if found then
    raise exception 'team rate of member % is refused', wrong using errcode = 'TS002';
  end if;
  return null;
end $$;
revoke execute on function team_rate_guard from public;
