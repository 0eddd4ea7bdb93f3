-- Trigger function: a case begins in the queue, moves along its states, is rated once, and is never removed.
create or replace function service_case_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  fixed constant text[] := '{id,user_id,room,from_seq,priority,language,created_at}';
begin
  if tg_op = 'INSERT' and new.state = 'queued' then
    return new;
  elsif tg_op = 'UPDATE'
    and (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(new)) where key = any(fixed))
      = (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(old)) where key = any(fixed))
    and (old.first_reply_at is null or new.first_reply_at = old.first_reply_at)
    -- In brackets, because the condition would end at the first `then`.
    and (case old.state
      when 'queued' then new.state in ('queued', 'open', 'resolved')
      when 'open' then new.state in ('open', 'queued', 'waiting', 'resolved')
      when 'waiting' then new.state in ('waiting', 'open', 'queued', 'resolved')
      when 'resolved' then new.state = 'rated' and new.resolved_at = old.resolved_at
      else false
    end)
  then
    return new;
  end if;
  raise exception 'case %: % is refused', coalesce(new.id, old.id), tg_op using errcode = 'TS002';
end $$;
revoke execute on function service_case_guard from public;
