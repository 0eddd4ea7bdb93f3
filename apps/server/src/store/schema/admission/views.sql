-- What the admission publishes to other modules: players with an open socket, on any node.
create or replace view player_online with (security_invoker) as
select distinct user_id from admission_socket where user_id is not null;
