-- Triggers that protect draws.
create or replace trigger draw_guard before update on draw for each row execute function draw_guard();
create or replace trigger draw_begins before insert on draw for each row when (not new.sample and (new.seal is not null or
  new.result is not null or new.transcript is not null)) execute function draw_begins();
