-- Commission of teams (trust.md R1, R2): what uplines earn on the stakes of members below them. Amounts are 1/10 000 of the currency,
-- rates ppm of a stake, days those of the platform's zone.

-- Plays of a lottery whose edge, less the own rebate, is smaller than the highest rates of a chain and of water-back together: from
-- `from_day` until before `until_day` their stake earns no commission. Days that are made keep the list they were made with.
create table team_bar (
  lottery_id  text not null,
  play_id     text not null,
  from_day    date not null,
  until_day   date check (until_day > from_day),
  primary key (lottery_id, play_id, from_day)
);
create unique index team_bar_in_force on team_bar (lottery_id, play_id) where until_day is null;
-- Days whose commission is made, with their bounds; `payable_at`: when what is not held became payable.
create table team_accrual_day (
  day         date primary key,
  since       timestamptz(3) not null,
  until       timestamptz(3) not null,
  at          timestamptz(3) not null,
  payable_at  timestamptz(3) check (payable_at >= at),
  check (until > since)
);
-- What one upline earns on the stake of one member, on one day and family of lotteries. Turn 0 is what was earned. Further turns take
-- back what a correction returned: their base and amount are negative.
create table team_accrual (
  beneficiary  bigint not null,
  day          date not null,
  player       bigint not null,
  product      text not null,
  turn         integer not null check (turn >= 0),
  -- Levels from the player up: 1 is who invited the player.
  level        integer not null check (level between 1 and 9),
  currency     text not null check (currency <> 'TRIAL'),
  -- Decided bets, void and cancelled ones included, and the range of their ids.
  bets         integer not null,
  first_id     bigint,
  last_id      bigint,
  stake        bigint not null,
  -- The part of the stake that counts.
  base         bigint not null,
  -- Rates of that day: of the beneficiary, and of the member below on the way to the player.
  own_ppm      integer not null,
  below_ppm    integer not null check (below_ppm between 0 and own_ppm),
  -- Base x (own - below), cut to hundredths (L16).
  amount       bigint not null,
  -- `accrued` is payable once its day is. `held`: both accounts may belong to one person. `reversed`: never paid.
  state        text not null check (state in ('accrued', 'paid', 'held', 'reversed')),
  reason       text check (reason = 'linked'),
  payout_id    bigint,
  primary key (beneficiary, day, player, product, turn),
  check (player <> beneficiary),
  check ((payout_id is not null) = (state = 'paid')),
  check ((reason is not null) = (state in ('held', 'reversed'))),
  check (amount % 100 = 0),
  check (case when turn = 0
    then bets > 0 and first_id <= last_id and stake > 0 and base between 0 and stake and amount >= 0
      and amount::numeric * 1000000 <= base::numeric * (own_ppm - below_ppm)
    else bets = 0 and first_id is null and last_id is null and stake = 0 and base < 0 and amount <= 0 end)
);
-- What is not paid, by beneficiary: index of the payments.
create index team_accrual_due on team_accrual (beneficiary, day) where state = 'accrued' and amount <> 0;
create index team_accrual_stopped on team_accrual (beneficiary, player) where state in ('held', 'reversed');
create index team_accrual_of_payout on team_accrual (payout_id) where payout_id is not null;
-- Sums of accruals by beneficiary, agent below and day: from the stakes of the agent and all below; of the whole team where `member` is
-- the beneficiary. Members who may not invite have none: their accruals are few.
create table team_accrual_sum (
  beneficiary  bigint not null,
  member       bigint not null,
  day          date not null,
  -- Rates as in `team_accrual`; null for the whole team, where the lower one varies.
  own_ppm      integer,
  below_ppm    integer,
  bets         integer not null,
  first_id     bigint,
  last_id      bigint,
  stake        bigint not null,
  base         bigint not null,
  -- Without what is reversed.
  amount       bigint not null,
  -- The part of the amount that is not paid.
  waiting      bigint not null,
  -- The last payment.
  paid_at      timestamptz(3),
  primary key (beneficiary, member, day)
) with (fillfactor = 80);
create index team_accrual_sum_waiting on team_accrual_sum (beneficiary, day) where member = beneficiary and waiting <> 0;
-- Weekly payments, by the Monday on which they are made. `progress`: the last beneficiary looked at.
create table team_payout_week (
  week      date primary key check (extract(isodow from week) = 1),
  progress  bigint not null default 0,
  at        timestamptz(3) not null,
  done_at   timestamptz(3)
);
-- One payment of a beneficiary; its transaction in the ledger has the id as its key.
create table team_payout (
  id           bigint primary key,
  beneficiary  bigint not null,
  week         date not null references team_payout_week,
  currency     text not null,
  amount       bigint not null check (amount > 0 and amount % 100 = 0),
  rows         integer not null check (rows > 0),
  at           timestamptz(3) not null,
  unique (beneficiary, week)
);
create index team_payout_at on team_payout (at);
-- What operators decided about accounts that may belong to one person; of several decisions the last holds.
create table team_hold_decision (
  id           bigint primary key default nextval('id_seq'),
  player       bigint not null,
  beneficiary  bigint not null,
  decision     text not null check (decision in ('release', 'refuse')),
  why          text not null check (length(why) between 1 and 200),
  by           text not null,
  at           timestamptz(3) not null
);
create index team_hold_decision_of_pair on team_hold_decision (beneficiary, player, id);
-- Written by functions of this module only.
select append_only('team_payout'), append_only('team_hold_decision'), deny_app('team_payout', 'insert'),
  deny_app('team_hold_decision', 'insert'), deny_app('team_accrual_day', 'insert, update, delete, truncate'),
  deny_app('team_accrual', 'insert, update, delete, truncate'), deny_app('team_accrual_sum', 'insert, update, delete, truncate'),
  deny_app('team_payout_week', 'insert, update, delete, truncate');
grant select on team_accrual, team_accrual_day, team_accrual_sum, team_payout to tessera_auditor;
