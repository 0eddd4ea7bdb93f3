-- What the store publishes to the modules: jobs that wait for their time.
create or replace view job_waiting with (security_invoker) as
select kind, key, run_at, attempts from job where done_at is null;
