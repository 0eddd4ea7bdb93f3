-- Trigger function: counts new members for all their uplines, in the order in which every registration locks them.
create or replace function team_member_count() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into team_count as known (user_id, direct, below)
  select upline, count(*) filter (where n.parent = upline), count(*) from new_members n cross join unnest(n.path) upline
  group by upline order by upline
  on conflict (user_id) do update set direct = known.direct + excluded.direct, below = known.below + excluded.below;
  return null;
end $$;
revoke execute on function team_member_count from public;
