-- Sessions lie in the order of time, so this small index finds those of the last hour.
create index session_by_time on session using brin (created_at);
