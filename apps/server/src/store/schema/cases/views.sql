-- What the cases publish to other modules: those that are not closed.
create or replace view case_waiting with (security_invoker) as select id, user_id, state, owner_id, due_at from risk_case where state <> 'closed';
