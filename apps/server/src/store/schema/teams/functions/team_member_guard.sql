-- Trigger function: a member's uplines are those of the parent and the parent, the parent may invite, the link is one of the
-- parent's and for this kind, and trial accounts never join. A cycle cannot be written: a parent has a row before its members, and
-- no row changes.
create or replace function team_member_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare uplines bigint[] := '{}';
begin
  if new.parent is not null then
    perform team_lock(new.parent, true);
    select m.path || m.user_id into uplines from team_member m
    join team_link l on l.id = new.link_id and l.owner = m.user_id and l.kind = new.kind
    where m.user_id = new.parent and m.kind = 'agent';
  end if;
  if uplines is distinct from new.path
    or not exists (select from player p where p.id = new.user_id and p.kind in ('player', 'agent') and p.currency <> 'TRIAL')
  then
    raise exception 'team member %: this place in a chain is refused', new.user_id using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function team_member_guard from public;
