-- Trigger that protects the issues of chases.
create or replace trigger chase_issue_guard before update on chase_issue for each row execute function chase_issue_guard();
