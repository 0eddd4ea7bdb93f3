-- Until when a version of an offer gives what it owes: to its end or stop. What is only known after its time is owed for seven more
-- days: the prizes of a race and of turns of a wheel, also of one that was stopped, and the insurance of the last period.
create or replace function offer_gives_until(of_kind text, ends timestamptz, stopped_at timestamptz) returns timestamptz
language sql immutable
return coalesce(least(
  ends + case when of_kind in ('race', 'wheel', 'loss_insurance') then interval '7 days' else '0' end,
  stopped_at + case when of_kind in ('race', 'wheel') then interval '7 days' else '0' end), 'infinity');
