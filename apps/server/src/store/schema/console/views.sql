-- What the console publishes to the auditor: credits that operators have decided. `signers`: persons who signed.
create or replace view operator_credit with (security_invoker) as
select c.id, c.target, c.payload ->> 'amount' as amount, c.state,
  (select count(distinct d.operator_id) from console_decision d where d.command_id = c.id and d.what in ('propose', 'approve')) as signers
from console_command c where c.action = 'player.grant';
revoke all on operator_credit from tessera_app;
grant select on operator_credit to tessera_auditor;
