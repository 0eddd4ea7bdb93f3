-- Registers a socket; returns false when its address or player already has the maximum. Advisory locks per address and
-- player make sure that simultaneous sockets are all counted.
create or replace function admission_socket_take(
  node_id uuid, socket_id bigint, of_network text, of_user bigint, per_address integer, per_account integer)
returns boolean language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('socket address ' || of_network, 0));
  if (select count(*) from admission_socket where network = of_network) >= per_address then
    return false;
  end if;
  if of_user is not null then
    perform pg_advisory_xact_lock(hashtextextended('socket player ' || of_user, 0));
    if (select count(*) from admission_socket where user_id = of_user) >= per_account then
      return false;
    end if;
  end if;
  insert into admission_socket (node, id, network, user_id) values (node_id, socket_id, of_network, of_user);
  return true;
end $$;
