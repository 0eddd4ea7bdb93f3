-- Trigger function: an issue leaves each state once, so money that was placed or returned is never placed again.
create or replace function chase_issue_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (old.state, new.state) not in (('pending', 'placed'), ('pending', 'skipped'), ('placed', 'won'), ('placed', 'lost'),
      ('placed', 'void'), ('placed', 'cancelled'))
     or (new.id, new.chase_id, new.user_id, new.lottery_id, new.issue, new.multiple, new.stake, new.rid)
        is distinct from (old.id, old.chase_id, old.user_id, old.lottery_id, old.issue, old.multiple, old.stake, old.rid)
  then
    raise exception 'chase issue % cannot go from % to %', old.id, old.state, new.state using errcode = 'TS001';
  end if;
  return new;
end $$;
revoke execute on function chase_issue_guard from public;
