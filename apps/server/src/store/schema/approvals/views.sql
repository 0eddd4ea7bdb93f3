-- What approvals publish to other modules: the latest signature of each enabled operator about each subject.
create or replace view approval_now with (security_invoker) as
select distinct on (a.subject, a.operator_id) a.id, a.subject, a.act, a.entry, a.operator_id
from approval a join signer o on o.id = a.operator_id and o.enabled
order by a.subject, a.operator_id, a.id desc;
