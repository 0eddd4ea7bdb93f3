-- Trigger function: how many people an action needs changes only while an approved command about it is being applied.
create or replace function console_policy_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.action <> old.action or new.least <> old.least or new.version <> old.version + 1 then
    raise exception 'policy of %: only the number of people changes', old.action using errcode = 'TS002';
  end if;
  if not exists (
    select from console_command c where c.action = 'policy.change' and c.target = old.action and c.state = 'approved'
      and c.target_version = old.version::text and c.payload = jsonb_build_object('needs', new.needs))
  then
    raise exception 'policy of %: two people have to approve it', old.action using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function console_policy_guard from public;
