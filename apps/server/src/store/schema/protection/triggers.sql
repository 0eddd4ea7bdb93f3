-- Trigger that counts entries into the days of players and enforces limits on stakes.
-- Triggers run in the order of their names: this one runs after `entry_guard`, which has locked the accounts, so that two
-- writers for one player cannot meet here.
create or replace trigger play_day_count after insert on entry
  referencing new table as new_entries for each statement execute function play_day_count();
