-- Players, staff, their sessions, and the secrets and records of their sign-ins (trust.md sections 5 and 6).

create table user_account (
  id             bigint primary key default nextval('id_seq'),
  user_name      text not null check (user_name ~ '^[A-Za-z0-9_]{4,32}$'),
  kind           text not null check (kind in ('player', 'trial', 'operator', 'agent')),
  language       text not null,
  theme          text,
  avatar         integer not null default 1 check (avatar between 1 and 12),
  enable         boolean not null default true,
  -- Argon2id in PHC form; null for a trial account, which has no second sign-in.
  password_hash  text,
  currency       text not null,
  group_id       integer not null default 1,
  rebate_ppm     integer not null default 0 check (rebate_ppm between 0 and 1000000),
  birth_date     date,
  -- Request id of the registration, so that a retry finds its own account instead of a taken name.
  register_rid   text,
  created_at     timestamptz(3) not null,
  expires_at     timestamptz(3),
  -- Argon2id in PHC form; null until the player sets one.
  fund_password_hash     text,
  password_changed_at    timestamptz(3),
  -- Withdrawals are locked until then, because a factor was changed (A12).
  withdraw_locked_until  timestamptz(3),
  check ((kind = 'trial') = (currency = 'TRIAL')), check ((kind = 'trial') = (expires_at is not null)),
  check (kind = 'trial' or password_hash is not null)
);
create unique index user_account_name on user_account (lower(user_name));

create table session (
  id              bigint primary key default nextval('id_seq'),
  user_id         bigint not null references user_account,
  -- SHA-256 of the secret of the session's browser or app (A9).
  browser_hash    bytea not null check (octet_length(browser_hash) = 32),
  address         text not null,
  user_agent      text not null,
  created_at      timestamptz(3) not null,
  last_action_at  timestamptz(3) not null,
  expires_at      timestamptz(3) not null,
  ended_at        timestamptz(3),
  end_reason      text check (end_reason in ('logout', 'idle', 'expired', 'replaced', 'reuse', 'disabled', 'revoked',
                    'password', 'limit', 'excluded')),
  -- Step-up of the session, valid for minutes (A12).
  stepped_up_at   timestamptz(3),
  -- Last acknowledgement of the reality check in this session (RP5).
  reality_at      timestamptz(3),
  -- The remembered login that the session came from or created.
  device_family   uuid,
  check ((ended_at is null) = (end_reason is null))
);
create index session_of_user on session (user_id, last_action_at) where ended_at is null;
-- Tells for each line of the login record whether the browser had signed in to the account before.
create index session_of_browser on session (user_id, browser_hash, id);
create index session_of_device on session (device_family) where device_family is not null and ended_at is null;
-- Tokens of sessions; an old one ends soon after the first use of its successor (A7).
create table session_token (
  token_hash     bytea primary key check (octet_length(token_hash) = 32),
  session_id     bigint not null references session on delete cascade,
  issued_at      timestamptz(3) not null,
  first_used_at  timestamptz(3),
  ends_at        timestamptz(3)
);
create index session_token_of_session on session_token (session_id, issued_at);
-- Remembered logins: one per browser and player, replaced at each use. Replaced rows stay, so that the use of a copy is
-- detected (A13).
create table device_credential (
  id            bigint primary key default nextval('id_seq'),
  user_id       bigint not null references user_account,
  secret_hash   bytea not null unique check (octet_length(secret_hash) = 32),
  browser_hash  bytea not null check (octet_length(browser_hash) = 32),
  created_at    timestamptz(3) not null,
  expires_at    timestamptz(3) not null,
  -- All credentials that followed one sign-in with the password.
  family        uuid not null default gen_random_uuid(),
  -- Time of the replacement; null for the valid credential.
  used_at       timestamptz(3),
  -- Input of the successor: the same use, repeated, gives the same successor.
  salt          bytea check (octet_length(salt) = 32),
  check ((used_at is null) = (salt is null))
);
create index device_credential_of_user on device_credential (user_id);
create unique index device_credential_live on device_credential (browser_hash) where used_at is null;
create index device_credential_of_family on device_credential (family);

create table login_record (
  id          bigint primary key default nextval('id_seq'),
  user_id     bigint not null references user_account,
  at          timestamptz(3) not null,
  address     text not null,
  user_agent  text not null,
  result      text not null check (result in ('success', 'password', 'disabled', 'registered', 'trial', 'token_reuse',
                'google_code', 'password_changed', 'fund_password_changed', 'google_on', 'google_off', 'recovery_code',
                'wallet_on', 'wallet_off', 'payout_on', 'payout_off')),
  -- Failed attempts since the last success, shown with the success that follows them (A3).
  failures    integer not null default 0,
  session_id  bigint
);
create index login_record_of_user on login_record (user_id, id);
-- Failed attempts by name, whether or not such an account exists (A2, A3).
create table login_throttle (name text primary key, failures integer not null, last_at timestamptz(3) not null);
-- Answered captchas, right or wrong, until their expiry (A4).
create table captcha_used (id bytea primary key, expires_at timestamptz(3) not null);
-- Keys of authenticators, sealed (AES-256-GCM). `pending` becomes `secret` when the player enters a valid code.
create table authenticator (
  user_id        bigint primary key references user_account,
  secret         bytea,
  pending        bytea,
  pending_until  timestamptz(3),
  -- Newest time step of an accepted code: each step is accepted once.
  last_step      bigint not null default 0,
  check ((pending is null) = (pending_until is null))
);

create table recovery_code (
  user_id    bigint not null references user_account,
  code_hash  bytea not null check (octet_length(code_hash) = 32),
  used_at    timestamptz(3),
  primary key (user_id, code_hash)
);
-- Failed guesses of a player's own secrets, by kind.
create table guess (
  user_id   bigint not null references user_account,
  kind      text not null check (kind in ('google', 'fund', 'password')),
  failures  integer not null,
  last_at   timestamptz(3) not null,
  primary key (user_id, kind)
);
-- Wallets that sign in to an account (trust.md section 6). An address is its 20 bytes, however the chain prints it.
create table wallet (
  chain     text not null check (chain in ('eth', 'tron')),
  address   bytea not null check (octet_length(address) = 20),
  user_id   bigint not null references user_account,
  bound_at  timestamptz(3) not null,
  -- One address, one account (W5).
  primary key (chain, address), unique (user_id, chain)
);
-- Texts to be signed. The row is removed at its first use, right or wrong (W2).
create table wallet_challenge (
  nonce         text primary key,
  chain         text not null,
  address       bytea not null,
  -- The browser that asked; no other can answer.
  browser_hash  bytea not null check (octet_length(browser_hash) = 32),
  -- The player who binds the wallet; null for a sign-in.
  user_id       bigint references user_account,
  message       text not null,
  expires_at    timestamptz(3) not null
);
create index wallet_challenge_end on wallet_challenge (expires_at);
-- Results of valid signatures: binding at the next sign-in (W4), or continuing with the authenticator's code (W5).
create table wallet_ticket (
  ticket_hash   bytea primary key check (octet_length(ticket_hash) = 32),
  purpose       text not null check (purpose in ('bind', 'login')),
  chain         text not null,
  address       bytea not null,
  browser_hash  bytea not null,
  expires_at    timestamptz(3) not null
);
create index wallet_ticket_end on wallet_ticket (expires_at);
-- Wallets that were removed from an account.
create table wallet_past (
  chain       text not null,
  address     bytea not null,
  user_id     bigint not null references user_account,
  removed_at  timestamptz(3) not null,
  primary key (chain, address, user_id)
);
select append_only('login_record'), deny_app('user_account', 'delete, truncate');
