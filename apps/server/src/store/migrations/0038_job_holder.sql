-- Jobs that are held by a node while it works on them without a transaction of its own.

-- The number of the node that works on the job, null when nobody does or a transaction holds the row. A node takes the advisory
-- lock of its number for as long as it is connected, so that others can tell whether it still lives.
alter table job add column held_by integer;

-- Class of the advisory locks of nodes.
create function node_lock_class() returns integer language sql immutable set search_path = pg_catalog, pg_temp
  as 'select 7365540';

-- Whether the node of this number is connected.
create function node_is_alive(node integer) returns boolean language sql stable set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory' and l.objsubid = 2 and l.granted
      and l.classid = public.node_lock_class()::oid and l.objid = node::oid)
$$;
