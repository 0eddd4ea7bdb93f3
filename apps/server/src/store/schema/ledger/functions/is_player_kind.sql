-- Returns whether a text is a kind of player account.
create or replace function is_player_kind(kind text) returns boolean language sql immutable
begin atomic select kind in ('main', 'held', 'wd_hold', 'transit') or kind ~ '^platform:[a-z0-9][a-z0-9.-]{0,63}$'; end;
