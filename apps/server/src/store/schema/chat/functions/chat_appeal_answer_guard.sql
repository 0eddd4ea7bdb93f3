-- Trigger function: nobody answers an appeal against an act of their own.
create or replace function chat_appeal_answer_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from chat_act where id = new.act and chat_act.by = new."by") then
    raise exception 'appeal %: its act is by the same person', new.act using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function chat_appeal_answer_guard from public;
