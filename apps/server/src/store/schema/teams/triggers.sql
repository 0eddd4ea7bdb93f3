-- Triggers that protect the chains, rates and links of teams, from the owner of the tables too.
create or replace trigger team_member_guard before insert on team_member for each row execute function team_member_guard();
create or replace trigger team_rate_guard after insert on team_rate
  referencing new table as new_rates for each statement execute function team_rate_guard();
create or replace trigger team_link_guard before insert or update or delete on team_link
  for each row execute function team_link_guard();
create or replace trigger team_link_guard_truncate before truncate on team_link for each statement execute function refuse_change();
create or replace trigger team_member_count after insert on team_member
  referencing new table as new_members for each statement execute function team_member_count();
