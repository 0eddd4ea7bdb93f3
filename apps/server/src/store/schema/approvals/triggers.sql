-- Triggers of the approvals: who can sign.
create or replace trigger approval_operator before insert on approval for each row execute function approval_operator();
