-- Players on a break, self-excluded, and with a recent marker of harm, for the lists of operators.
create index player_guard_pause on player_guard (greatest(timeout_until, pause_until));
create index player_guard_excluded on player_guard (user_id) where excluded_at is not null;
create index harm_marker_at on harm_marker (at);
