-- Boards of races are written for thousands of players at once: rows are guarded by statement and no longer one by one.
alter table race_board add column whole_at timestamptz(3);
comment on column race_board.whole_at is 'When the board was last computed from all bets';
alter table race_row drop constraint race_row_offer_id_version_fkey;
drop trigger if exists race_row_guard on race_row;
