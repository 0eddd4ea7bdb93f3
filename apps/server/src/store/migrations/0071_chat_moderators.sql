-- Operators moderate rooms in the console (ADR 42): the console's role may remove, mute, dismiss reports and answer appeals.
grant update (removed_by) on chat_message to tessera_console;
grant insert (room, user_id, read_seq, muted_until, at), update (muted_until) on chat_member to tessera_console;
grant insert on chat_act, chat_report_dismissal, chat_appeal_answer to tessera_console;
-- The request that made an act in the console, so that a retry makes no second one.
alter table chat_act add column rid text check (rid ~ '^[0-9a-f]{32}$');
create unique index chat_act_once on chat_act (by, rid) where rid is not null;
-- What a message says, with its sender and time.
drop view if exists chat_words;
