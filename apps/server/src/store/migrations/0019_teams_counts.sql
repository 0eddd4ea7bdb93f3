-- How many members are directly below each agent, and how many on all levels. Kept by the trigger `team_member_count`.
create table team_count (
  user_id  bigint primary key references team_member,
  direct   integer not null check (direct >= 0),
  below    integer not null check (below >= direct)
) with (fillfactor = 70);
insert into team_count (user_id, direct, below)
select upline, count(*) filter (where m.parent = upline), count(*) from team_member m cross join unnest(m.path) upline group by upline;
select deny_app('team_count', 'delete, truncate');
