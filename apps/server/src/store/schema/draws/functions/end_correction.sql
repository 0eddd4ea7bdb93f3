-- All bets of a correction are paid.
create or replace function end_correction(of_draw bigint, of_number integer) returns void language sql
begin atomic
  update draw_correction set done_at = app_now() where draw_id = of_draw and number = of_number and done_at is null;
end;
