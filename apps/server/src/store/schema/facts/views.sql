-- What players did in their browsers, once for each thing.
create or replace view fact_known with (security_invoker) as select user_id, fact, ref, at from player_fact;
