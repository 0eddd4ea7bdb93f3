-- Draws of a day, for operators.
create index draw_day on draw (draw_at desc);
