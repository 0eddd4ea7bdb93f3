-- What the event log publishes to other modules: events that wait for the chain.
create or replace view log_waiting with (security_invoker) as select event_id from event_queue;
-- The copy of the log in another process, as its last pass found it.
create or replace view log_copied with (security_invoker) as select at, seq, hash, fault_seq, fault, since from log_copy;
