-- Deposits: channels, orders, the payments that came in, and whose name they may come under (trust.md L10, P1, P3, RP12).

-- The name a player was verified under. The last check stands here, all of them in the log.
create table player_identity (
  user_id     bigint primary key references user_account,
  state       text not null check (state in ('verified', 'unclear', 'refused')),
  name        text not null check (length(name) between 2 and 60),
  checked_at  timestamptz(3) not null
);
create table identity_check (
  id       bigint primary key default nextval('id_seq'),
  user_id  bigint not null references user_account,
  name     text not null,
  state    text not null,
  at       timestamptz(3) not null
);
select append_only('identity_check');

-- Units of the base currency (1/10 000) for one of another, from a time on.
create table exchange_rate (
  id        bigint primary key default nextval('id_seq'),
  currency  text not null check (currency ~ '^[A-Z]{3,8}$'),
  value     bigint not null check (value > 0),
  at        timestamptz(3) not null,
  by        text not null
);
create index exchange_rate_of_currency on exchange_rate (currency, id desc);
select append_only('exchange_rate');

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

-- Where a player pays to on a chain; for good.
create table deposit_address (
  network  text not null check (network in ('trc20', 'erc20')),
  user_id  bigint not null references user_account,
  address  text not null,
  at       timestamptz(3) not null,
  primary key (network, user_id),
  unique (network, address)
);
select append_only('deposit_address');

create table deposit (
  id            bigint primary key default nextval('id_seq'),
  user_id       bigint not null references user_account,
  -- Request it was ordered by; null when money came without an order.
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
  -- Where to pay; null until the provider has said so.
  payee         jsonb,
  payer         text not null,
  expires_at    timestamptz(3) not null,
  created_at    timestamptz(3) not null,
  credited_at   timestamptz(3),
  reason        text,
  -- The payment that credited it: its external id at the provider.
  payment       text,
  unique (user_id, rid),
  check ((state = 'credited') = (credited_at is not null)),
  check ((state = 'failed') = (reason is not null)),
  check ((rate is null) = (rate_at is null))
) with (fillfactor = 80);
create index deposit_of_user on deposit (user_id, id);
select deny_app('deposit', 'delete, truncate');

-- A deposit that was credited is never anything else again, and none changes its owner.
create function deposit_guard() returns trigger language plpgsql as $$
begin
  if old.state = 'credited' or row(new.id, new.user_id, new.rid, new.channel_id, new.provider, new.created_at)
      is distinct from row(old.id, old.user_id, old.rid, old.channel_id, old.provider, old.created_at) then
    raise exception 'deposit % cannot change any more', old.id using errcode = 'TS001';
  end if;
  return new;
end $$;
create trigger deposit_guard before update on deposit for each row execute function deposit_guard();

-- Money that came in, by the name its provider gives it: credited once, or sent back once (L10).
-- On a chain the name is network/contract/transaction/place of the log in the transaction's own receipt: its number in
-- the block changes when a re-org puts the transaction elsewhere.
create table deposit_payment (
  provider       text not null,
  external_id    text not null,
  deposit_id     bigint not null references deposit,
  user_id        bigint not null references user_account,
  amount         bigint not null check (amount > 0),
  currency       text not null,
  -- `seen`: not final. `gone`: a re-org took it. `returning`: on its way back. `review`: an operator has to look.
  state          text not null check (state in ('seen', 'gone', 'credited', 'returning', 'returned', 'review')),
  reason         text,
  confirmations  integer,
  -- When the provider says it came in.
  paid_at        timestamptz(3) not null,
  at             timestamptz(3) not null,
  primary key (provider, external_id)
);
create index deposit_payment_of_deposit on deposit_payment (deposit_id);
create index deposit_payment_paid on deposit_payment (provider, paid_at);
select deny_app('deposit_payment', 'delete, truncate');

create function deposit_payment_guard() returns trigger language plpgsql as $$
begin
  if old.state in ('credited', 'returned') or row(new.provider, new.external_id, new.user_id)
      is distinct from row(old.provider, old.external_id, old.user_id) then
    raise exception 'payment % cannot change any more', old.external_id using errcode = 'TS001';
  end if;
  return new;
end $$;
create trigger deposit_payment_guard before update on deposit_payment
  for each row execute function deposit_payment_guard();

-- Pictures players sent of their payments, made anew. `name` is what its address is known by.
create table deposit_receipt (
  name        text primary key check (name ~ '^[A-Za-z0-9_-]{22}$'),
  deposit_id  bigint not null references deposit,
  png         bytea not null check (octet_length(png) <= 8388608),
  at          timestamptz(3) not null
);
create index deposit_receipt_of_deposit on deposit_receipt (deposit_id, at desc);
select append_only('deposit_receipt');
