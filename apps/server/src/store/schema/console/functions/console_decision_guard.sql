-- Trigger function: a decision is about a waiting command and the hash of what was shown. The maker proposes and never approves.
create or replace function console_decision_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare about console_command;
begin
  select * into about from console_command where id = new.command_id;
  if about.state <> 'pending' or new.shown_hash <> about.shown_hash then
    raise exception 'command %: it does not wait, or something else was shown', new.command_id using errcode = 'TS002';
  end if;
  if (new.what = 'propose') <> (new.operator_id = about.maker_id) and not (new.what = 'reject' and new.operator_id = about.maker_id) then
    raise exception 'command %: nobody approves a command of their own', new.command_id using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function console_decision_guard from public;
