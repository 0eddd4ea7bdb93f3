-- A drawn draw begins to be settled.
create or replace function begin_settling(of_draw bigint) returns void language sql
begin atomic update draw set state = 'settling' where id = of_draw and state = 'drawn'; end;
