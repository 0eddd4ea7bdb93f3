-- The log of one actor, and about one subject, for operators.
create index event_log_actor on event_log (actor, id desc);
create index event_log_subject on event_log (subject, id desc);
