-- Passkeys of operators, beside the authenticator (ADR 46).
create table operator_passkey (
  id             bigint primary key default nextval('id_seq'),
  operator_id    bigint not null references operator,
  -- Names the passkey; and its public key in COSE form.
  credential_id  bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key     bytea not null,
  -- Host name of the console that it was made for: no other one may use it.
  host           text not null,
  -- How often it has signed, if its device counts; a lower number than before is a copy.
  sign_count     bigint not null default 0 check (sign_count >= 0),
  label          text not null check (length(label) between 1 and 40),
  created_at     timestamptz(3) not null default app_now(),
  used_at        timestamptz(3)
);
create index operator_passkey_of on operator_passkey (operator_id, id desc);
-- Challenges that were signed: each is accepted once. A row may go when its challenge has ended.
create table operator_challenge (
  hash        bytea primary key check (octet_length(hash) = 32),
  expires_at  timestamptz(3) not null
);
create index operator_challenge_end on operator_challenge (expires_at);
revoke all on operator_passkey, operator_challenge from tessera_app;
grant select, insert, update, delete on operator_passkey to tessera_console;
grant select, insert, delete on operator_challenge to tessera_console;
