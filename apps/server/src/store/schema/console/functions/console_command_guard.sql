-- Trigger function: what a command says never changes, it ends once, and it takes effect only with enough people, who are enabled and
-- different persons and have signed the hash of exactly what is stored (trust.md O1).
create or replace function console_command_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare signed int;
begin
  if row(new.id, new.action, new.target, new.target_version, new.payload, new.payload_hash, new.shown, new.shown_hash, new.reason,
         new.maker_id, new.needs, new.rid, new.at, new.expires_at)
     is distinct from
     row(old.id, old.action, old.target, old.target_version, old.payload, old.payload_hash, old.shown, old.shown_hash, old.reason,
         old.maker_id, old.needs, old.rid, old.at, old.expires_at)
  then
    raise exception 'command %: its terms do not change', old.id using errcode = 'TS002';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('pending', 'approved'), ('pending', 'rejected'), ('pending', 'expired'), ('pending', 'stale'),
    ('approved', 'applied'), ('approved', 'stale'))
  then
    raise exception 'command %: no step from % to %', old.id, old.state, new.state using errcode = 'TS002';
  end if;
  if new.state = 'approved' and old.state = 'pending' then
    if old.expires_at <= app_now() then
      raise exception 'command %: it has expired', old.id using errcode = 'TS002';
    end if;
    select count(distinct lower(o.person)) into signed
    from console_decision d join operator_now o on o.id = d.operator_id and o.enabled
    where d.command_id = old.id and d.what in ('propose', 'approve') and d.shown_hash = old.shown_hash;
    if signed < greatest(old.needs, (select p.needs from console_policy p where p.action = old.action))
       or exists (select from console_decision d where d.command_id = old.id and d.what = 'reject')
    then
      raise exception 'command %: % of the people it needs have signed', old.id, signed using errcode = 'TS002';
    end if;
  end if;
  return new;
end $$;
revoke execute on function console_command_guard from public;
