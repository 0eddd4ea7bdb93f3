-- The roles beside the owner of the tables, and the rights they have in every module.
--
-- tessera_app serves players. tessera_ledger owns the functions that lock accounts and change balances; it has no login.
-- tessera_auditor certifies the ledger and clears withdrawals. Rights of the database itself (TEMP, CREATE) are revoked at
-- every start by rights.ts.

do $$
declare
  wanted text;
begin
  foreach wanted in array array['tessera_app', 'tessera_ledger', 'tessera_auditor'] loop
    begin
      if to_regrole(wanted) is null then
        execute format('create role %I nologin', wanted);
      end if;
      if wanted = 'tessera_app' or not pg_has_role(current_user, wanted, 'member') then
        execute format('grant %I to %I', wanted, current_user);
      end if;
    exception
      when duplicate_object then null;
      when insufficient_privilege then
        if to_regrole(wanted) is null or not pg_has_role(current_user, to_regrole(wanted), 'member') then
          raise exception 'The role % is missing, and the owner of the tables may not make it. The SQL that makes all roles stands in docs/operations.md.', wanted;
        end if;
    end;
  end loop;
end $$;

grant usage on schema public to tessera_app, tessera_ledger, tessera_auditor;
alter default privileges in schema public grant select, insert, update, delete on tables to tessera_app;
alter default privileges in schema public grant usage, select on sequences to tessera_app;
-- A node without the owner's credential checks that the schema is complete.
grant select on migration to tessera_app;
