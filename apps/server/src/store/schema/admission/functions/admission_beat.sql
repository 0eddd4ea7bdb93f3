-- Records a live node, removes nodes not seen for 20 seconds with their sockets, and counts the other nodes.
create or replace function admission_beat(node_id uuid)
returns integer language plpgsql set search_path = public, pg_temp as $$
declare others integer;
begin
  insert into admission_node (id, seen_at) values (node_id, clock_timestamp())
  on conflict (id) do update set seen_at = excluded.seen_at;
  delete from admission_node where seen_at < clock_timestamp() - interval '20 seconds';
  delete from admission_socket s where not exists (select from admission_node n where n.id = s.node);
  select count(*) into others from admission_node where id <> node_id;
  return others;
end $$;
