-- Triggers that protect the order of messages, and what was written, from the owner of the tables too.
create or replace trigger chat_message_guard before insert or update or delete on chat_message
  for each row execute function chat_message_guard();
create or replace trigger chat_message_guard_truncate before truncate on chat_message for each statement execute function refuse_change();
create or replace trigger chat_room_guard before insert or update or delete on chat_room
  for each row execute function chat_room_guard();
create or replace trigger chat_room_guard_truncate before truncate on chat_room for each statement execute function refuse_change();
create or replace trigger chat_member_guard before update or delete on chat_member
  for each row execute function chat_member_guard();
create or replace trigger chat_member_guard_truncate before truncate on chat_member for each statement execute function refuse_change();
create or replace trigger chat_appeal_answer_guard before insert on chat_appeal_answer
  for each row execute function chat_appeal_answer_guard();
