-- Triggers that protect entries and frozen boards, from the owner of the tables too.
create or replace trigger activity_entry_guard before update or delete on activity_entry
  for each row execute function activity_entry_guard();
create or replace trigger race_board_guard before update or delete on race_board
  for each row execute function race_frozen_guard();
create or replace trigger race_rows_added after insert on race_row
  referencing new table as touched for each statement execute function race_rows_guard();
create or replace trigger race_rows_changed after update on race_row
  referencing old table as touched for each statement execute function race_rows_guard();
create or replace trigger race_rows_removed after delete on race_row
  referencing old table as touched for each statement execute function race_rows_guard();
create or replace trigger wheel_spin_guard before update or delete on wheel_spin
  for each row execute function wheel_spin_guard();
