-- How many members below a member have placed a bet within the last 7 days.
create or replace function team_playing(of_user bigint) returns integer language sql stable
begin atomic
  select count(*)::integer from team_node n where n.path @> array[of_user] and team_plays(n.user_id);
end;
