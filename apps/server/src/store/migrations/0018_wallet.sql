-- Wallets that sign in to an account (trust.md section 6). An address is its 20 bytes, whatever the chain prints of it.

create table wallet (
  chain     text not null check (chain in ('eth', 'tron')),
  address   bytea not null check (octet_length(address) = 20),
  user_id   bigint not null references user_account,
  bound_at  timestamptz(3) not null,
  -- One address, one account (W5).
  primary key (chain, address),
  unique (user_id, chain)
);

-- Texts that wait to be signed. The row goes with its first use, right or wrong (W2).
create table wallet_challenge (
  nonce         text primary key,
  chain         text not null,
  address       bytea not null,
  -- The browser that asked; nobody else can answer.
  browser_hash  bytea not null check (octet_length(browser_hash) = 32),
  -- The player who wants to bind the wallet; null for a sign-in.
  user_id       bigint references user_account,
  message       text not null,
  expires_at    timestamptz(3) not null
);
create index wallet_challenge_end on wallet_challenge (expires_at);

-- What a valid signature earned: to bind the address at the next sign-in (W4), or to go on with the authenticator's code (W5).
create table wallet_ticket (
  ticket_hash   bytea primary key check (octet_length(ticket_hash) = 32),
  purpose       text not null check (purpose in ('bind', 'login')),
  chain         text not null,
  address       bytea not null,
  browser_hash  bytea not null,
  expires_at    timestamptz(3) not null
);
create index wallet_ticket_end on wallet_ticket (expires_at);

alter table login_record drop constraint login_record_result_check;
alter table login_record add constraint login_record_result_check check
  (result in ('success', 'password', 'disabled', 'registered', 'trial', 'token_reuse', 'google_code',
              'password_changed', 'fund_password_changed', 'google_on', 'google_off', 'recovery_code',
              'wallet_on', 'wallet_off'));
