-- Trigger that protects rows of water-back, from the owner of the tables too.
create or replace trigger water_back_guard before update or delete on water_back
  for each row execute function water_back_guard();
