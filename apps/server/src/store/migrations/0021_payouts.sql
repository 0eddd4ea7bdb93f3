-- Money out: the accounts players are paid to, withdrawals and who let them pass (trust.md L11, P4).

-- A bank card or a USDT address. The number is sealed; `shown` is what lists show of it. Removed ones stay, because
-- withdrawals name them.
create table payout_account (
  id           bigint primary key default nextval('id_seq'),
  user_id      bigint not null references user_account,
  kind         text not null check (kind in ('bank', 'wallet')),
  -- Bank of the list, or network of the address.
  bank         text not null,
  holder       text not null default '',
  number       bytea not null,
  -- Keyed hash of kind, bank and number: the same account is known again without opening it.
  fingerprint  bytea not null check (octet_length(fingerprint) = 32),
  shown        text not null,
  branch       text not null default '',
  alias        text not null default '',
  is_default   boolean not null default false,
  created_at   timestamptz(3) not null,
  usable_at    timestamptz(3) not null,
  removed_at   timestamptz(3),
  check (usable_at >= created_at),
  check (removed_at is null or not is_default)
);
create unique index payout_account_once on payout_account (user_id, fingerprint) where removed_at is null;
create unique index payout_account_default on payout_account (user_id, kind) where is_default;
create index payout_account_of_user on payout_account (user_id, id);
create index payout_account_same on payout_account (fingerprint);
select deny_app('payout_account', 'delete, truncate');

create table withdrawal (
  id            bigint primary key,
  user_id       bigint not null,
  currency      text not null,
  amount        bigint not null check (amount > 0),
  fee           bigint not null check (fee >= 0),
  account_id    bigint not null references payout_account,
  kind          text not null check (kind in ('bank', 'wallet')),
  -- As the player saw the account when he asked.
  label         text not null,
  -- What the provider is to pay: amount - fee, or as much in another currency at the rate of `rate_at`.
  provider      text not null,
  pay_currency  text not null,
  pay_amount    bigint not null check (pay_amount > 0),
  rate          bigint check (rate > 0),
  rate_at       timestamptz(3),
  -- Below the threshold and with nothing odd about it: nobody has to look at it.
  automatic     boolean not null,
  state         text not null default 'requested' check (state in
                  ('requested', 'reviewing', 'approved', 'sending', 'sent', 'confirmed', 'rejected', 'failed')),
  -- Why the money came back.
  reason        text,
  -- What an operator has to look into, such as a provider that says another amount.
  problem       text,
  created_at    timestamptz(3) not null,
  expected_at   timestamptz(3) not null,
  check (amount > fee),
  check ((currency = pay_currency) = (rate is null) and (rate is null) = (rate_at is null)),
  check (currency <> pay_currency or pay_amount = amount - fee),
  check ((state in ('rejected', 'failed')) = (reason is not null))
);
create index withdrawal_of_user on withdrawal (user_id, id);
create index withdrawal_open on withdrawal (id) where state not in ('confirmed', 'rejected', 'failed');
select deny_app('withdrawal', 'delete, truncate');

create table withdrawal_step (
  withdrawal_id  bigint not null,
  state          text not null,
  at             timestamptz(3) not null,
  primary key (withdrawal_id, state)
);
select append_only('withdrawal_step');

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
select append_only('withdrawal_review');

-- L11: a withdrawal goes one step on or ends, its terms stay, and what ended stays ended.
create function withdrawal_guard() returns trigger language plpgsql as $$
begin
  if row(new.id, new.user_id, new.currency, new.amount, new.fee, new.account_id, new.kind, new.label, new.provider,
         new.pay_currency, new.pay_amount, new.rate, new.rate_at, new.automatic, new.created_at)
     is distinct from
     row(old.id, old.user_id, old.currency, old.amount, old.fee, old.account_id, old.kind, old.label, old.provider,
         old.pay_currency, old.pay_amount, old.rate, old.rate_at, old.automatic, old.created_at)
  then
    raise exception 'withdrawal %: its terms do not change', old.id using errcode = 'TS002';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('requested', 'reviewing'), ('reviewing', 'approved'), ('approved', 'sending'), ('sending', 'sent'),
    ('sent', 'confirmed'), ('requested', 'rejected'), ('reviewing', 'rejected'), ('sending', 'failed'),
    ('sent', 'failed'))
  then
    raise exception 'withdrawal %: no step from % to %', old.id, old.state, new.state using errcode = 'TS002';
  end if;
  -- Maker and checker: what is not automatic needs two operators who are not the same.
  if new.state = 'approved' and old.state <> 'approved' and not new.automatic
     and (select count(distinct operator_id) from withdrawal_review
          where withdrawal_id = new.id and act = 'approve') < 2
  then
    raise exception 'withdrawal %: two operators have to approve', old.id using errcode = 'TS002';
  end if;
  return new;
end $$;
create trigger withdrawal_guard before update on withdrawal for each row execute function withdrawal_guard();

create function withdrawal_steps() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' or new.state <> old.state then
    insert into withdrawal_step (withdrawal_id, state, at) values (new.id, new.state, app_now());
    -- Heard by the nodes that hold the player's sockets, when this is committed.
    perform pg_notify('withdraw', new.id::text);
  end if;
  return null;
end $$;
create trigger withdrawal_steps after insert or update on withdrawal
  for each row execute function withdrawal_steps();

alter table login_record drop constraint login_record_result_check;
alter table login_record add constraint login_record_result_check check
  (result in ('success', 'password', 'disabled', 'registered', 'trial', 'token_reuse', 'google_code',
              'password_changed', 'fund_password_changed', 'google_on', 'google_off', 'recovery_code',
              'wallet_on', 'wallet_off', 'payout_on', 'payout_off'));
