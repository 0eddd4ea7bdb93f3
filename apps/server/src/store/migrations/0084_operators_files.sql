-- Addresses of downloads of operators: each for one use by the browser of one session of an operator, for five minutes.
create table operator_file (
  -- SHA-256 of the secret in the address.
  secret_hash  bytea primary key check (octet_length(secret_hash) = 32),
  kind         text not null,
  -- What is downloaded.
  about        jsonb not null,
  session_id   bigint not null,
  operator_id  bigint not null,
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  language     text not null,
  expires_at   timestamptz(3) not null,
  used_at      timestamptz(3)
);
create index operator_file_end on operator_file (expires_at);
revoke all on operator_file from tessera_app;
grant select, insert, update, delete on operator_file to tessera_console;
