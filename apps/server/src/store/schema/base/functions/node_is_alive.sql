-- Returns whether the node with this number is connected.
create or replace function node_is_alive(node integer) returns boolean language sql stable
set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory' and l.objsubid = 2 and l.granted
      and l.classid = public.node_lock_class()::oid and l.objid = node::oid)
$$;
