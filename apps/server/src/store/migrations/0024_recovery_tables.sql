-- Recovery of accounts (ADR 40): where messages of an account go, the codes sent there, and the messages themselves.
-- Addresses are sealed (AES-256-GCM) and named by a keyed hash. `masked`: as it is shown, `a***@example.com`.
create table account_contact (
  user_id      bigint not null references user_account,
  kind         text not null check (kind in ('email', 'phone')),
  address      bytea not null,
  fingerprint  bytea not null check (octet_length(fingerprint) = 32),
  masked       text not null check (length(masked) <= 120),
  added_at     timestamptz(3) not null,
  -- The provider reported that a message was not delivered; null again after one that was.
  bounced_at   timestamptz(3),
  primary key (user_id, kind)
);
-- Codes that are sent: to add an address (`contact`) or to set a new password (`password`). A code is not stored, but made from
-- `id`, `salt` and a key of the installation. `user_id` is null when the account does not exist or does not have this address: then
-- nothing is sent, and no code is right.
create table contact_code (
  id            bigint primary key default nextval('id_seq'),
  purpose       text not null check (purpose in ('contact', 'password')),
  user_id       bigint references user_account,
  -- The browser that asked; no other can use the code.
  browser_hash  bytea not null check (octet_length(browser_hash) = 32),
  kind          text not null check (kind in ('email', 'phone')),
  address       bytea,
  fingerprint   bytea not null check (octet_length(fingerprint) = 32),
  salt          bytea not null check (octet_length(salt) = 16),
  -- Guesses, right ones included.
  guesses       smallint not null default 0,
  created_at    timestamptz(3) not null,
  expires_at    timestamptz(3) not null,
  used_at       timestamptz(3),
  check ((user_id is null) = (address is null)), check (purpose = 'password' or user_id is not null)
);
create index contact_code_of_user on contact_code (user_id, purpose, browser_hash, id);
create index contact_code_end on contact_code (expires_at);
-- Messages to contacts. `about`: `code`, or a change of the account's security. `state`: `sent` is accepted by the provider,
-- `gave_up` is never accepted.
create table contact_message (
  id           bigint primary key default nextval('id_seq'),
  user_id      bigint not null references user_account,
  kind         text not null check (kind in ('email', 'phone')),
  address      bytea not null,
  fingerprint  bytea not null check (octet_length(fingerprint) = 32),
  about        text not null check (about ~ '^[a-z_]{1,32}$'),
  code_id      bigint references contact_code on delete set null,
  -- What a notice of a change tells: when it happened, and with which device.
  happened_at  timestamptz(3) not null,
  device       text not null,
  at           timestamptz(3) not null,
  state        text not null default 'waiting' check (state in ('waiting', 'sent', 'delivered', 'bounced', 'gave_up')),
  state_at     timestamptz(3)
);
create index contact_message_of_user on contact_message (user_id, id);
create index contact_message_code on contact_message (code_id) where code_id is not null;
create index contact_message_at on contact_message (at);
-- Recovery codes of two purposes: for a lost authenticator, and for a lost password.
alter table recovery_code add column purpose text not null default 'factor' check (purpose in ('factor', 'password'));
alter table recovery_code alter column purpose drop default;
alter table login_record drop constraint login_record_result_check;
alter table login_record add constraint login_record_result_check check (result in (
  'success', 'password', 'disabled', 'registered', 'trial', 'token_reuse', 'google_code', 'password_changed',
  'fund_password_changed', 'google_on', 'google_off', 'recovery_code', 'wallet_on', 'wallet_off', 'payout_on', 'payout_off',
  'password_recovered', 'contact_on', 'contact_off', 'codes_made'));
