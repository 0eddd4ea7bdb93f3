-- Triggers that protect pools and shares of packets, from the owner of the tables too.
create or replace trigger packet_pool_guard before update or delete on packet_pool
  for each row execute function packet_pool_guard();
create or replace trigger packet_share_guard before insert or update or delete on packet_share
  for each row execute function packet_share_guard();
