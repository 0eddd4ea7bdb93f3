-- Locks the tree that a member belongs to, until the transaction ends. Shared for who joins, so that registrations do not wait for each
-- other; alone for who changes rates, so that no chain changes while rates are compared. Locked before rows of links and players.
create or replace function team_lock(of_user bigint, shared boolean) returns void language plpgsql set search_path = public, pg_temp as $$
declare top bigint := coalesce((select path[1] from team_member where user_id = of_user), of_user);
begin
  if shared then
    perform pg_advisory_xact_lock_shared(hashtextextended('team ' || top, 0));
  else
    perform pg_advisory_xact_lock(hashtextextended('team ' || top, 0));
  end if;
end $$;
