-- What customer service publishes to other modules: cases that wait for an agent.
create or replace view service_queued with (security_invoker) as select id, queued_at as at from service_case where state = 'queued';
-- When players have turned to customer service.
create or replace view service_asked with (security_invoker) as select user_id, created_at as at from service_case;
