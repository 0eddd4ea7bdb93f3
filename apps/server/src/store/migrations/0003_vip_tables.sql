-- VIP (trust.md R4): turnover that counted, the level each player holds, and bonuses that players may claim. Amounts are 1/10 000 of
-- the currency. The table of levels is in `packages/rewards`.

-- No row: level 1, nothing counted. Turnover and level only grow; a trigger enforces it.
create table vip_standing (
  user_id    bigint primary key,
  turnover   bigint not null default 0 check (turnover >= 0),
  level      integer not null default 1 check (level between 1 and 8),
  -- The level that the player has been told of.
  announced  integer not null default 1 check (announced between 1 and level)
) with (fillfactor = 70);
-- When each level above the first was reached.
create table vip_rise (
  user_id  bigint not null,
  level    integer not null check (level between 2 and 8),
  at       timestamptz(3) not null,
  primary key (user_id, level)
);
-- Draws whose bets have been counted.
create table vip_draw (draw_id bigint primary key);
-- Stake on game platforms by player and day, as far as it has been looked at.
create table vip_round_day (
  user_id  bigint not null,
  day      date not null,
  stake    bigint not null check (stake > 0),
  primary key (user_id, day)
) with (fillfactor = 70);
create index vip_round_day_of_day on vip_round_day (day);
-- Bonuses that a player may claim, and those that were claimed. `period`: the level of a promotion, the first day of a week or
-- month, or a year.
create table vip_bonus (
  user_id     bigint not null,
  kind        text not null check (kind in ('promotion', 'weekly', 'monthly', 'birthday')),
  period      text not null,
  level       integer not null check (level between 2 and 8),
  amount      bigint not null check (amount > 0),
  from_at     timestamptz(3) not null,
  claimed_at  timestamptz(3),
  primary key (user_id, kind, period)
);
-- Weeks, months and days for which bonuses have been made.
create table vip_period (
  kind    text not null check (kind in ('weekly', 'monthly', 'birthday')),
  period  date not null,
  at      timestamptz(3) not null,
  primary key (kind, period)
);
select append_only('vip_rise'), append_only('vip_draw'), append_only('vip_period'), deny_app('vip_standing', 'delete, truncate'),
  deny_app('vip_round_day', 'delete, truncate'), deny_app('vip_bonus', 'delete, truncate');
grant select on vip_bonus to tessera_auditor;
