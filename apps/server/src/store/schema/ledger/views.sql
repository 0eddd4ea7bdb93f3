-- View of the entries of players.

-- Entries on accounts other than the first house accounts, which the index `entry_of_user` leaves out.
create or replace view player_entry as select * from entry where account_id > 1021;

select deny_app('player_entry', 'insert, update, delete');
