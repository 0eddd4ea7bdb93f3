-- What guards an account beside its password: authenticator, recovery codes, fund password, step-up (trust.md A5, A12).

alter table user_account
  -- Argon2id in PHC form; null until the player sets one.
  add column fund_password_hash text,
  add column password_changed_at timestamptz(3),
  -- A factor was changed: no withdrawal before this moment (A12).
  add column withdraw_locked_until timestamptz(3);

-- The step-up of a session, good for minutes (A12).
alter table session add column stepped_up_at timestamptz(3);
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check
  (end_reason in ('logout', 'idle', 'expired', 'replaced', 'reuse', 'disabled', 'revoked', 'password'));

-- Keys of authenticators, sealed (AES-256-GCM). `pending` becomes `secret` when the player has shown a code of it.
create table authenticator (
  user_id        bigint primary key references user_account,
  secret         bytea,
  pending        bytea,
  pending_until  timestamptz(3),
  -- Newest time step a code was taken of: each step counts once.
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

-- The login record tells changes of the account's guards too: the player reads there what was done in his name.
alter table login_record drop constraint login_record_result_check;
alter table login_record add constraint login_record_result_check check
  (result in ('success', 'password', 'disabled', 'registered', 'trial', 'token_reuse', 'google_code',
              'password_changed', 'fund_password_changed', 'google_on', 'google_off', 'recovery_code'));
