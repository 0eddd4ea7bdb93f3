-- Payout accounts, withdrawals, their steps, reviews and audit clearances (trust.md L11, P4).

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

-- The operators' journal of withdrawals.
create table withdrawal_review (
  id             bigint primary key default nextval('id_seq'),
  withdrawal_id  bigint not null references withdrawal,
  operator_id    bigint not null references user_account,
  act            text not null check (act in ('approve', 'reject', 'mark_confirmed', 'mark_failed')),
  note           text not null default '',
  at             timestamptz(3) not null,
  -- One operator counts once.
  unique (withdrawal_id, operator_id, act)
);

-- Withdrawals that an audit without violations has seen in its snapshot, with their hold: only these are sent.
create table payout_clearance (
  withdrawal_id  bigint primary key references withdrawal,
  checkpoint_id  bigint not null references audit_checkpoint,
  at             timestamptz(3) not null default app_now()
);

-- A trigger writes the steps of withdrawals; `npm run ops` writes reviews, with the credential of the owner.
select append_only('withdrawal_step'), append_only('withdrawal_review'), append_only('payout_clearance'),
  deny_app('payout_account', 'delete, truncate'), deny_app('withdrawal', 'delete, truncate'),
  deny_app('payout_clearance', 'insert'), deny_app('withdrawal_step', 'insert'),
  deny_app('withdrawal_review', 'insert');
-- The account of a withdrawal stays as it was when the withdrawal was requested.
revoke update on payout_account from tessera_app;
grant update (is_default, removed_at) on payout_account to tessera_app;
grant select on withdrawal to tessera_auditor;
grant select, insert on payout_clearance to tessera_auditor;
