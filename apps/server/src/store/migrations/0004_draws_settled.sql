-- Finds the draws that were settled on a day.
create index draw_by_settled on draw (settled_at) where settled_at is not null;
