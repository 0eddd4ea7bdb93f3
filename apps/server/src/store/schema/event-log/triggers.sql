-- Triggers that copy rows of the modules' own logs to the event log, in the same transaction.
create or replace trigger log_event after insert on login_record for each row execute function log_login();
create or replace trigger log_event after insert on setting_log for each row execute function log_setting();
create or replace trigger log_event after insert on protection_log for each row execute function log_protection();
create or replace trigger log_event after insert on approval for each row execute function log_approval();
create or replace trigger log_event after insert on payout_account for each row execute function log_payout_account();
create or replace trigger log_event after insert or update on ledger_freeze for each row execute function log_freeze();
