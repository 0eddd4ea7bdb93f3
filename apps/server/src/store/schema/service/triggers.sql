-- Trigger that protects the order of states of a case, from the owner of the tables too.
create or replace trigger service_case_guard before insert or update or delete on service_case
  for each row execute function service_case_guard();
create or replace trigger service_case_guard_truncate before truncate on service_case for each statement execute function refuse_change();
