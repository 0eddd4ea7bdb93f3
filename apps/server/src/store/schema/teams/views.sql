-- What teams publish to other modules: members with their place in the chain, and all rates. The rate of one day is `team_rate_on`.
create or replace view team_node with (security_invoker) as
select user_id, parent, path, kind, link_id, at from team_member;
create or replace view team_rates with (security_invoker) as
select id, user_id, from_day, ppm, at from team_rate where product = 'lottery';
grant select on team_node, team_rates to tessera_auditor;
-- Members directly below each agent, and on all levels; no row for none.
create or replace view team_size with (security_invoker) as select user_id, direct, below from team_count;
