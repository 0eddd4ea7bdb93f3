-- Water-back (trust.md R1, R4): what is given back of a day's qualifying stake, by player and product. Amounts are 1/10 000 of the
-- currency.

-- Days whose rows have been made.
create table water_back_day (
  day  date primary key,
  at   timestamptz(3) not null
);
-- Claims; each is one reward.
create table water_back_claim (
  id         bigint primary key,
  user_id    bigint not null,
  at         timestamptz(3) not null,
  amount     bigint not null check (amount > 0),
  rows       integer not null check (rows > 0),
  first_day  date not null,
  last_day   date not null check (last_day >= first_day)
);
create index water_back_claim_of_user on water_back_claim (user_id, id);
create table water_back (
  id        bigint primary key default nextval('id_seq'),
  user_id   bigint not null,
  day       date not null,
  -- A lottery family or a game platform.
  kind      text not null check (kind in ('lottery', 'platform')),
  product   text not null,
  currency  text not null check (currency <> 'TRIAL'),
  stake     bigint not null check (stake > 0),
  -- The part of the stake that counts.
  counted   bigint not null check (counted between 0 and stake),
  -- The player's level at the end of the day, and its rate.
  level     integer not null check (level between 1 and 8),
  rate_ppm  integer not null check (rate_ppm between 0 and 1000000),
  -- Counted stake x rate, cut to hundredths (L16).
  amount    bigint not null check (amount >= 0 and amount % 100 = 0 and amount::numeric * 1000000 <= counted::numeric * rate_ppm),
  claim_id  bigint references water_back_claim,
  unique (user_id, day, kind, product),
  check (claim_id is null or amount > 0)
);
create index water_back_ready on water_back (user_id) where claim_id is null and amount > 0;
create index water_back_of_claim on water_back (claim_id) where claim_id is not null;
-- Plays on which a player can bet on opposite sides: bets with the same subject and place meet. `key`: the part of an object's
-- content that names the places; null for a text, whose parts are the places. Written at each start.
create table water_back_side (
  play_id  text primary key,
  subject  text not null,
  key      text
);
-- Plays of a lottery whose edge, less the own rebate, is smaller than the highest rate: their stake earns nothing (R1). Written from
-- the prices before the rows of a day are made, and at each start.
create table water_back_bar (
  lottery_id  text not null,
  play_id     text not null,
  primary key (lottery_id, play_id)
);
select append_only('water_back_day'), append_only('water_back_claim'), deny_app('water_back', 'delete, truncate');
grant select on water_back, water_back_claim to tessera_auditor;
