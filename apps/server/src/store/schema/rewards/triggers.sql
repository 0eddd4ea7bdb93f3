-- Triggers that protect offers and grants, from the owner of the tables too.
create or replace trigger offer_guard before update or delete on offer for each row execute function offer_guard();
create or replace trigger offer_guard_truncate before truncate on offer for each statement execute function refuse_change();
create or replace trigger reward_grant_guard before update or delete on reward_grant
  for each row execute function reward_grant_guard();
create or replace trigger reward_grant_guard_truncate before truncate on reward_grant
  for each statement execute function refuse_change();
