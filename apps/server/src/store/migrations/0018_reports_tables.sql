-- Reports (R2.8): what the ledger moved, by player and day and by team and day. Amounts are 1/10 000 of the currency; days are those
-- of the platform's zone; trial money is left out. Written by `report_roll_up` only.

-- The last batch of the chain that is in the sums.
create table report_progress (
  only_row  boolean primary key default true check (only_row),
  seq       bigint not null,
  at        timestamptz(3)
);
insert into report_progress (seq) values (0);
create table player_day (
  user_id            bigint not null,
  currency           text not null,
  day                date not null,
  deposits           bigint not null default 0,
  withdrawals        bigint not null default 0,
  stake              bigint not null default 0,
  payout             bigint not null default 0,
  rebate             bigint not null default 0,
  rewards            bigint not null default 0,
  bets               integer not null default 0,
  won                integer not null default 0,
  deposits_count     integer not null default 0,
  withdrawals_count  integer not null default 0,
  -- Stakes placed, those that were returned later included: never falls.
  placed             integer not null default 0,
  primary key (user_id, currency, day)
) with (fillfactor = 70);
-- Sums of all members below an agent.
create table team_day (like player_day including all) with (fillfactor = 70);
-- Members below an agent who staked, deposited or withdrew on a day, by the last day before it on which they did the same: `-infinity`
-- for 366 days ago or more. Who did so in a range of days is counted on the first of them: on the one whose `before` is earlier than
-- the range.
create table team_active (
  user_id      bigint not null,
  currency     text not null,
  day          date not null,
  before       date not null check (before < day),
  players      integer not null default 0,
  depositors   integer not null default 0,
  withdrawers  integer not null default 0,
  primary key (user_id, currency, day, before)
) with (fillfactor = 70);
-- Addresses of downloads: each for one use by the browser of one session, for five minutes.
create table report_download (
  -- SHA-256 of the secret in the address.
  secret_hash  bytea primary key check (octet_length(secret_hash) = 32),
  user_id      bigint not null,
  session_id   bigint not null,
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  -- Whose team, and its days.
  of_user      bigint not null,
  currency     text not null,
  from_day     date not null,
  to_day       date not null check (to_day >= from_day),
  language     text not null,
  expires_at   timestamptz(3) not null,
  used_at      timestamptz(3)
);
create index report_download_end on report_download (expires_at);
select deny_app('report_download', 'truncate'), deny_app('report_progress', 'insert, delete, truncate'), deny_app('player_day', 'delete, truncate'),
  deny_app('team_day', 'delete, truncate'), deny_app('team_active', 'delete, truncate');
