-- What the operators publish to other modules: who they are, without their keys.
create or replace view operator_now with (security_invoker) as
select id, name, person, role, enabled, password_hash is not null as ready from operator;
-- Everybody who can sign, in the console and on the command line.
create or replace view signer with (security_invoker) as
select id, user_name as name, enable as enabled from player where kind = 'operator'
union all
select id, name, enabled from operator;
