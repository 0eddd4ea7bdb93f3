-- Trigger function: an operator may begin or lengthen a break of a player, and changes nothing else about breaks and exclusions (trust.md O1, RP8).
create or replace function console_ends_no_break() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if pg_has_role(current_user, 'tessera_console', 'member')
     and not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member')
     and (new.timeout_until is null or new.timeout_until <= app_now()
       or case when tg_op = 'INSERT'
            then num_nonnulls(new.pause_until, new.excluded_at, new.excluded_until, new.exclusion_ends_at) > 0
            else new.timeout_until <= old.timeout_until
              or row(new.user_id, new.reality_minutes, new.pause_until, new.excluded_at, new.exclusion_term, new.excluded_until, new.exclusion_ends_at)
                is distinct from
                row(old.user_id, old.reality_minutes, old.pause_until, old.excluded_at, old.exclusion_term, old.excluded_until, old.exclusion_ends_at)
          end) then
    raise exception 'break of %: it is the player''s own', new.user_id using errcode = 'TS001';
  end if;
  return new;
end $$;
revoke execute on function console_ends_no_break from public;
