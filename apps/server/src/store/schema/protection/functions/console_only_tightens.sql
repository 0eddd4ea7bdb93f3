-- Trigger function: operators tighten a player's limits. Only the player loosens one, or confirms what was asked for (trust.md O1, RP3).
create or replace function console_only_tightens() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if pg_has_role(current_user, 'tessera_console', 'member')
     and not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member')
     and (new.value is null or new.pending or (tg_op = 'UPDATE' and new.value > old.value)) then
    raise exception 'limit of %: operators only tighten it', new.user_id using errcode = 'TS001';
  end if;
  return new;
end $$;
revoke execute on function console_only_tightens from public;
