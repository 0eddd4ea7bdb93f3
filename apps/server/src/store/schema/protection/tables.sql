-- Limits, breaks and exclusions of players, their daily sums, and markers of harm (trust.md section 9).

-- Sums of players' days, written only by a trigger on the ledger, so that they include every posting.
create table play_day (
  user_id     bigint not null,
  day         date not null,
  -- Bets placed on this day and their stakes, without cancelled bets and void draws.
  bets        integer not null default 0,
  staked      bigint not null default 0,
  -- Payouts of this day for won bets, returned stakes of ties included.
  returned    bigint not null default 0,
  deposits    integer not null default 0,
  deposited   bigint not null default 0,
  withdrawn   bigint not null default 0,
  -- Bets placed from 02:00 to before 05:00 (RP13).
  night_bets  integer not null default 0,
  primary key (user_id, day)
) with (fillfactor = 70);
create index play_day_of_day on play_day (day, user_id);
-- Limits that players set for themselves. `value` is in 1/10 000 of the currency, for `session` in minutes; null = none. A
-- looser value waits in `pending_value` until it may be confirmed (RP3).
create table play_limit (
  user_id        bigint not null,
  kind           text not null,
  period         text not null,
  value          bigint check (value > 0),
  pending        boolean not null default false,
  pending_value  bigint check (pending_value > 0),
  pending_from   timestamptz(3),
  primary key (user_id, kind, period),
  check (pending = (pending_from is not null) and (pending or pending_value is null)),
  check (case kind when 'stake' then period in ('bet', 'day', 'week', 'month')
                   when 'session' then period = 'session'
                   else kind in ('deposit', 'loss') and period in ('day', 'week', 'month') end)
);
-- Breaks of players, and the interval of their reality checks. No row means the defaults.
create table player_guard (
  user_id            bigint primary key,
  reality_minutes    integer not null default 60 check (reality_minutes in (15, 30, 45, 60)),
  -- Pause after a session limit (RP4).
  pause_until        timestamptz(3),
  timeout_until      timestamptz(3),
  -- A self-exclusion lasts until it is ended on request, even after its term (RP8). No end: indefinite.
  excluded_at        timestamptz(3),
  exclusion_term     text check (exclusion_term in ('6m', '1y', '5y', 'indefinite')),
  excluded_until     timestamptz(3),
  exclusion_ends_at  timestamptz(3),
  check ((excluded_at is null) = (exclusion_term is null)),
  check (excluded_at is not null or (excluded_until is null and exclusion_ends_at is null))
);
-- All actions of players on their limits and breaks.
create table protection_log (
  id         bigint primary key default nextval('id_seq'),
  user_id    bigint not null,
  at         timestamptz(3) not null,
  what       text not null,
  old_value  text,
  new_value  text
);
create index protection_log_of_user on protection_log (user_id, id);
-- Markers of harm that players met (RP13), each once a day.
create table harm_marker (
  user_id  bigint not null,
  kind     text not null check (kind in ('deposits', 'raises', 'chasing', 'nights')),
  day      date not null,
  count    integer not null,
  at       timestamptz(3) not null,
  primary key (user_id, kind, day)
);
-- Counted bet requests of a day within 60 s of a lost bet (RP13).
create table harm_count (user_id bigint not null, day date not null, chasing integer not null, primary key (user_id, day));
create index harm_count_of_day on harm_count (day);
select append_only('protection_log'), append_only('harm_marker'), deny_app('play_day', 'insert, update, delete, truncate'),
  deny_app('player_guard', 'delete, truncate'), deny_app('play_limit', 'delete, truncate');
