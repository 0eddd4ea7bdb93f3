-- Trigger function: the terms of a grant never change, what was paid and staked only grows, and an ended grant stays as it is.
create or replace function reward_grant_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' or old.state <> 'active' or new.paid < old.paid or new.progress < old.progress
    or to_jsonb(new) - '{paid,progress,state,reason,ended_at}'::text[]
      <> to_jsonb(old) - '{paid,progress,state,reason,ended_at}'::text[]
  then
    raise exception 'reward %: % is refused', old.id, tg_op using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function reward_grant_guard from public;
