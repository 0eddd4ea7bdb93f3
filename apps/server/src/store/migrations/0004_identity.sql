-- Players, staff, their sessions and what their sign-ins left behind (trust.md section 5).

create table user_account (
  id             bigint primary key default nextval('id_seq'),
  user_name      text not null check (user_name ~ '^[A-Za-z0-9_]{4,32}$'),
  kind           text not null check (kind in ('player', 'trial', 'operator', 'agent')),
  language       text not null,
  theme          text,
  avatar         integer not null default 1 check (avatar between 1 and 12),
  enable         boolean not null default true,
  -- Argon2id in PHC form; null for a trial account, which nobody signs in to a second time.
  password_hash  text,
  currency       text not null,
  group_id       integer not null default 1,
  rebate_ppm     integer not null default 0 check (rebate_ppm between 0 and 1000000),
  birth_date     date,
  -- Request id of the registration: a retry of it finds its own account instead of a taken name.
  register_rid   text,
  created_at     timestamptz(3) not null,
  expires_at     timestamptz(3),
  check ((kind = 'trial') = (currency = 'TRIAL')),
  check ((kind = 'trial') = (expires_at is not null)),
  check (kind = 'trial' or password_hash is not null)
);
create unique index user_account_name on user_account (lower(user_name));

create table session (
  id              bigint primary key default nextval('id_seq'),
  user_id         bigint not null references user_account,
  -- SHA-256 of the secret of the browser or app it belongs to (A9).
  browser_hash    bytea not null check (octet_length(browser_hash) = 32),
  address         text not null,
  user_agent      text not null,
  created_at      timestamptz(3) not null,
  last_action_at  timestamptz(3) not null,
  expires_at      timestamptz(3) not null,
  ended_at        timestamptz(3),
  end_reason      text check (end_reason in ('logout', 'idle', 'expired', 'replaced', 'reuse', 'disabled', 'revoked')),
  check ((ended_at is null) = (end_reason is null))
);
create index session_of_user on session (user_id, last_action_at) where ended_at is null;

-- Tokens of a session, newest last; an old one ends soon after its successor was first used (A7).
create table session_token (
  token_hash     bytea primary key check (octet_length(token_hash) = 32),
  session_id     bigint not null references session on delete cascade,
  issued_at      timestamptz(3) not null,
  first_used_at  timestamptz(3),
  ends_at        timestamptz(3)
);
create index session_token_of_session on session_token (session_id, issued_at);

-- Remembered logins: one per browser and player, the secret changed at each use (A13).
create table device_credential (
  id            bigint primary key default nextval('id_seq'),
  user_id       bigint not null references user_account,
  secret_hash   bytea not null unique check (octet_length(secret_hash) = 32),
  browser_hash  bytea not null check (octet_length(browser_hash) = 32),
  created_at    timestamptz(3) not null,
  expires_at    timestamptz(3) not null
);
create index device_credential_of_user on device_credential (user_id);

create table login_record (
  id          bigint primary key default nextval('id_seq'),
  user_id     bigint not null references user_account,
  at          timestamptz(3) not null,
  address     text not null,
  user_agent  text not null,
  result      text not null check (result in ('success', 'password', 'disabled', 'registered', 'trial', 'token_reuse')),
  -- Failed attempts since the last success, shown with the success that follows them (A3).
  failures    integer not null default 0,
  session_id  bigint
);
create index login_record_of_user on login_record (user_id, id);
select append_only('login_record');

-- Failed attempts by name, whether or not such an account exists (A2, A3).
create table login_throttle (
  name      text primary key,
  failures  integer not null,
  last_at   timestamptz(3) not null
);

-- Captchas that were answered, right or wrong, until they would have expired anyway (A4).
create table captcha_used (
  id          bytea primary key,
  expires_at  timestamptz(3) not null
);
