-- Trigger that counts entries into the days of players and enforces limits on stakes.
-- Triggers run in the order of their names: this one runs after `entry_guard`, which has locked the accounts, so that two
-- writers for one player cannot meet here.
create or replace trigger play_day_count after insert on entry
  referencing new table as new_entries for each statement execute function play_day_count();
create or replace trigger console_only_tightens before insert or update on play_limit
  for each row execute function console_only_tightens();
create or replace trigger console_ends_no_break before insert or update on player_guard
  for each row execute function console_ends_no_break();
