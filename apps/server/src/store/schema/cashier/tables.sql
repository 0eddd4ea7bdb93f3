-- Deposits: verified names, rates, channels, orders and the payments received (trust.md L10, P1, P3, RP12).

-- Verified names of players: the last check. All checks are in `identity_check`.
create table player_identity (
  user_id     bigint primary key references user_account,
  state       text not null check (state in ('verified', 'unclear', 'refused')),
  name        text not null check (length(name) between 2 and 60),
  checked_at  timestamptz(3) not null
);
create index player_identity_name on player_identity (lower(name)) where state = 'verified';

create table identity_check (
  id       bigint primary key default nextval('id_seq'),
  user_id  bigint not null references user_account,
  name     text not null,
  state    text not null,
  at       timestamptz(3) not null
);

-- Units of the base currency (1/10 000) for one unit of another, from a time on.
create table exchange_rate (
  id        bigint primary key default nextval('id_seq'),
  currency  text not null check (currency ~ '^[A-Z]{3,8}$'),
  value     bigint not null check (value > 0),
  at        timestamptz(3) not null,
  by        text not null
);
create index exchange_rate_of_currency on exchange_rate (currency, id desc);

-- Ways to deposit. Amounts in 1/10 000 of the base currency.
create table deposit_channel (
  id         text primary key check (id ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  method     text not null check (method in ('bank', 'qr', 'card', 'usdt-trc20', 'usdt-erc20')),
  name       jsonb not null,
  least      bigint not null check (least > 0),
  most       bigint not null check (most >= least),
  fee_ppm    integer not null default 0 check (fee_ppm between 0 and 200000),
  fee_fixed  bigint not null default 0 check (fee_fixed >= 0),
  minutes    integer not null check (minutes > 0),
  presets    bigint[] not null,
  open       boolean not null default true,
  sort       integer not null
);

-- Permanent deposit addresses of players on chains.
create table deposit_address (
  network  text not null check (network in ('trc20', 'erc20')),
  user_id  bigint not null references user_account,
  address  text not null,
  at       timestamptz(3) not null,
  primary key (network, user_id), unique (network, address)
);

create table deposit (
  id            bigint primary key default nextval('id_seq'),
  user_id       bigint not null references user_account,
  -- Request id of the order; null when money came without an order.
  rid           text,
  channel_id    text not null references deposit_channel,
  method        text not null,
  provider      text not null check (provider in ('payments', 'chain')),
  state         text not null default 'created'
                check (state in ('created', 'paid', 'confirming', 'credited', 'failed', 'expired', 'cancelled')),
  amount        bigint not null check (amount > 0),
  fee           bigint not null check (fee >= 0 and fee < amount),
  pay_amount    bigint not null check (pay_amount > 0),
  pay_currency  text not null,
  rate          bigint check (rate > 0),
  rate_at       timestamptz(3),
  -- Where to pay; null until the provider answers.
  payee         jsonb,
  payer         text not null,
  expires_at    timestamptz(3) not null,
  created_at    timestamptz(3) not null,
  credited_at   timestamptz(3),
  reason        text,
  -- External id of the payment that credited the deposit.
  payment       text,
  unique (user_id, rid), check ((state = 'credited') = (credited_at is not null)),
  check ((state = 'failed') = (reason is not null)), check ((rate is null) = (rate_at is null))
) with (fillfactor = 80);
create index deposit_of_user on deposit (user_id, id);

-- Payments received, by the provider's id: each is credited once or returned once (L10).
-- On a chain the id is network/contract/transaction/position of the log in the receipt of the transaction; the log's
-- number in the block would change with a re-org.
create table deposit_payment (
  provider       text not null,
  external_id    text not null,
  deposit_id     bigint not null references deposit,
  user_id        bigint not null references user_account,
  amount         bigint not null check (amount > 0),
  currency       text not null,
  -- `seen`: not final. `gone`: removed by a re-org. `returning`: being sent back. `review`: an operator must decide.
  state          text not null check (state in ('seen', 'gone', 'credited', 'returning', 'returned', 'review')),
  reason         text,
  confirmations  integer,
  -- Time of the payment according to the provider.
  paid_at        timestamptz(3) not null,
  at             timestamptz(3) not null,
  primary key (provider, external_id)
);
create index deposit_payment_of_deposit on deposit_payment (deposit_id);
create index deposit_payment_paid on deposit_payment (provider, paid_at);

-- Pictures of payments from players, encoded again by the server. `name` is part of the picture's address.
create table deposit_receipt (
  name        text primary key check (name ~ '^[A-Za-z0-9_-]{22}$'),
  deposit_id  bigint not null references deposit,
  png         bytea not null check (octet_length(png) <= 8388608),
  at          timestamptz(3) not null
);
create index deposit_receipt_of_deposit on deposit_receipt (deposit_id, at desc);

select append_only('identity_check'), append_only('exchange_rate'), append_only('deposit_address'),
  append_only('deposit_receipt'), deny_app('deposit', 'delete, truncate'),
  deny_app('deposit_payment', 'delete, truncate'), deny_app('player_identity', 'delete, truncate');
