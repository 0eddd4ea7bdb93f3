-- Deposits, withdrawals with their payees, steps, reviews and audit clearances, exchange rates and verified names (trust.md L10, L11, P4).

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
select append_only('identity_check'), append_only('exchange_rate'), append_only('deposit_address'),
  deny_app('deposit', 'delete, truncate'), deny_app('deposit_payment', 'delete, truncate'),
  deny_app('player_identity', 'delete, truncate');
-- Bank cards and USDT addresses. The number is sealed; lists show `shown`. Removed ones stay, because
-- withdrawals refer to them.
create table payout_account (
  id           bigint primary key default nextval('id_seq'),
  user_id      bigint not null references user_account,
  kind         text not null check (kind in ('bank', 'wallet')),
  -- Bank of the list, or network of the address.
  bank         text not null,
  holder       text not null default '',
  number       bytea not null,
  -- Keyed hash of kind, bank and number, which recognises the same account without unsealing.
  fingerprint  bytea not null check (octet_length(fingerprint) = 32),
  shown        text not null,
  branch       text not null default '',
  alias        text not null default '',
  is_default   boolean not null default false,
  created_at   timestamptz(3) not null,
  usable_at    timestamptz(3) not null,
  removed_at   timestamptz(3),
  check (usable_at >= created_at), check (removed_at is null or not is_default)
);
create unique index payout_account_once on payout_account (user_id, fingerprint) where removed_at is null;
create unique index payout_account_default on payout_account (user_id, kind) where is_default;
create index payout_account_of_user on payout_account (user_id, id);
create index payout_account_same on payout_account (fingerprint);

create table withdrawal (
  id            bigint primary key,
  user_id       bigint not null,
  currency      text not null,
  amount        bigint not null check (amount > 0),
  fee           bigint not null check (fee >= 0),
  account_id    bigint not null references payout_account,
  kind          text not null check (kind in ('bank', 'wallet')),
  -- The account as shown to the player at the request.
  label         text not null,
  -- Payment by the provider: amount - fee, or its value in another currency at the rate of `rate_at`.
  provider      text not null,
  pay_currency  text not null,
  pay_amount    bigint not null check (pay_amount > 0),
  rate          bigint check (rate > 0),
  rate_at       timestamptz(3),
  -- Below the threshold and without an unusual sign: no review is needed.
  automatic     boolean not null,
  state         text not null default 'requested' check (state in
                  ('requested', 'reviewing', 'approved', 'sending', 'sent', 'confirmed', 'rejected', 'failed')),
  -- Reason of the return of the money.
  reason        text,
  -- Case for an operator, such as a different amount reported by the provider.
  problem       text,
  created_at    timestamptz(3) not null,
  expected_at   timestamptz(3) not null,
  check (amount > fee), check ((currency = pay_currency) = (rate is null) and (rate is null) = (rate_at is null)),
  check (currency <> pay_currency or pay_amount = amount - fee),
  check ((state in ('rejected', 'failed')) = (reason is not null))
);
create index withdrawal_of_user on withdrawal (user_id, id);
create index withdrawal_open on withdrawal (id) where state not in ('confirmed', 'rejected', 'failed');

create table withdrawal_step (
  withdrawal_id  bigint not null,
  state          text not null,
  at             timestamptz(3) not null,
  primary key (withdrawal_id, state)
);
-- Withdrawals that an audit without violations has seen in its snapshot, with their hold: only these are sent.
create table payout_clearance (
  withdrawal_id  bigint primary key references withdrawal,
  checkpoint_id  bigint not null references audit_checkpoint,
  at             timestamptz(3) not null default app_now()
);
-- A trigger writes the steps of withdrawals.
select append_only('withdrawal_step'), append_only('payout_clearance'), deny_app('payout_account', 'delete, truncate'),
  deny_app('withdrawal', 'delete, truncate'), deny_app('payout_clearance', 'insert'), deny_app('withdrawal_step', 'insert');
-- The account of a withdrawal stays as it was when the withdrawal was requested.
revoke update on payout_account from tessera_app;
grant update (is_default, removed_at) on payout_account to tessera_app;
grant select on withdrawal to tessera_auditor;
grant select, insert on payout_clearance to tessera_auditor;
