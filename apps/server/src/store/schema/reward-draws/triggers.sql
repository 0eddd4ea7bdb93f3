-- Triggers that protect published seeds, from the owner of the tables too.
create or replace trigger reward_seed_guard before update or delete on reward_seed
  for each row execute function reward_seed_guard();
