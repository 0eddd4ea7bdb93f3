-- Trigger function: a case moves forward by its steps, a closed one never changes, and what a rule has found stays what it was.
create or replace function risk_case_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'open' or new.owner_id is not null then
      raise exception 'case %: it begins open and without an owner', new.id using errcode = 'TS002';
    end if;
    return new;
  end if;
  if old.state = 'closed' then
    raise exception 'case %: it is closed', old.id using errcode = 'TS002';
  end if;
  if row(new.id, new.user_id, new.rule, new.kind, new.opened_at) is distinct from row(old.id, old.user_id, old.rule, old.kind, old.opened_at)
     or (old.strength = 'strong' and new.strength <> 'strong') then
    raise exception 'case %: what was found does not change', old.id using errcode = 'TS002';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
      ('open', 'acting'), ('open', 'closed'), ('acting', 'evaluating'), ('acting', 'closed'), ('evaluating', 'acting'), ('evaluating', 'closed')) then
    raise exception 'case %: no step from % to %', old.id, old.state, new.state using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function risk_case_guard from public;
