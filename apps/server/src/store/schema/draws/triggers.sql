-- Triggers that protect draws.
create or replace trigger draw_guard before update on draw for each row execute function draw_guard();
create or replace trigger draw_begins before insert on draw for each row when (not new.sample and (new.seal is not null or
  new.result is not null or new.transcript is not null)) execute function draw_begins();
create or replace trigger official_only before insert on draw_correction for each row execute function official_only();
create or replace trigger official_only before insert on approval for each row when (new.subject like 'draw:%')
  execute function official_only();
create or replace trigger no_console_writes before insert or update or delete on epoch
  for each statement execute function no_console_writes();
create or replace trigger no_console_writes before insert or update or delete on draw
  for each statement execute function no_console_writes();
create or replace trigger no_console_writes before insert or update or delete on journal
  for each statement execute function no_console_writes();
create or replace trigger no_console_writes before insert or update or delete on journal_head
  for each statement execute function no_console_writes();
create or replace trigger no_console_writes before insert or update or delete on feed_report
  for each statement execute function no_console_writes();
create or replace trigger no_console_writes before insert or update or delete on draw_correction
  for each statement execute function no_console_writes();
