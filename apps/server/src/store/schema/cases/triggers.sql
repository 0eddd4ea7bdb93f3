-- Trigger of the cases: their steps.
create or replace trigger risk_case_guard before insert or update on risk_case for each row execute function risk_case_guard();
