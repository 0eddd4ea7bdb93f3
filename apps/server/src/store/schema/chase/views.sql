-- What the chases publish to other modules: the requests that they place.
create or replace view chase_placement with (security_invoker) as select user_id, rid from chase_issue;
