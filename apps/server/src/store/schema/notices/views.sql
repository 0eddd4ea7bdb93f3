-- The version that counts of every notice that has neither ended nor been stopped. Those whose `starts` is still to come are scheduled.
create or replace view notice_open with (security_invoker) as
select n.id, n.version, n.kind, n.audience, n.starts, n.ends, n.weight, n.body, n.must_ack, n.starts <= app_now() as in_force
from notice n
where n.state = 'live' and n.ends > app_now()
  and not exists (select from notice later where later.id = n.id and later.version > n.version);
