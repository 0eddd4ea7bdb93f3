-- Lotteries with their rules and timetables.

create table lottery (
  id          text primary key check (id ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  family      text not null,
  name        jsonb not null,
  source      text not null check (source in ('verifiable', 'feed', 'operator')),
  zone        text not null,
  -- Seconds between draws, counted from midnight of the zone; 0 for a calendar.
  period_s    integer not null check (period_s >= 0),
  lead_s      integer not null default 10 check (lead_s > 0),
  config      jsonb not null,
  enabled     boolean not null default true,
  sort        integer not null default 0
);
select deny_app('lottery', 'delete, truncate');
