-- What chat publishes to other modules: up to which message a player has read a room.
create or replace view chat_read with (security_invoker) as select room, user_id, read_seq from chat_member;
-- Rooms with the number of their newest message.
create or replace view chat_room_now with (security_invoker) as select id, key, last_seq from chat_room;
-- What a message says: `text` is null when it says nothing in words, or was removed.
create or replace view chat_words with (security_invoker) as
select room, seq, kind, case when removed_by is null then body ->> 'text' end as text, sender, at from chat_message;
