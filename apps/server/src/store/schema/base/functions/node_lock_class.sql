-- Class of the advisory locks that nodes hold.
create or replace function node_lock_class() returns integer language sql immutable set search_path = pg_catalog, pg_temp
  as 'select 7365540';
