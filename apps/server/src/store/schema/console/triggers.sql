-- Triggers of the console: the steps of commands, and their log.
create or replace trigger console_command_begins before insert on console_command for each row execute function console_command_begins();
create or replace trigger console_command_guard before update on console_command for each row execute function console_command_guard();
create or replace trigger console_decision_guard before insert on console_decision for each row execute function console_decision_guard();
create or replace trigger console_policy_guard before update on console_policy for each row execute function console_policy_guard();
create or replace trigger log_event after insert on console_decision for each row execute function log_console_decision();
create or replace trigger log_event after update on console_command for each row execute function log_console_end();
