-- Trigger function: a link belongs to a member who may invite and has a level left below; afterwards it only counts its uses, one by
-- one while it is open, and ends once.
create or replace function team_link_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.uses = 0 and new.disabled_at is null and exists (
      select from team_member m where m.user_id = new.owner and m.kind = 'agent' and cardinality(m.path) < 9)
    then
      return new;
    end if;
  elsif tg_op = 'UPDATE' and to_jsonb(new) - '{uses,disabled_at}'::text[] = to_jsonb(old) - '{uses,disabled_at}'::text[]
    and (new.uses = old.uses or new.uses = old.uses + 1 and old.disabled_at is null and coalesce(old.expires_at > app_now(), true))
    and (old.disabled_at is null or new.disabled_at is not distinct from old.disabled_at)
  then
    return new;
  end if;
  raise exception 'team link %: % is refused', coalesce(new.id, old.id), tg_op using errcode = 'TS002';
end $$;
revoke execute on function team_link_guard from public;
