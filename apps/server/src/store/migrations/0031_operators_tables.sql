-- Operators of the console (ADR 46), apart from players, and their sessions.
--
-- tessera_console writes what operators do. It has the rights of the application and those below; no other role but the owner of
-- the tables has these.
do $$
begin
  begin
    if to_regrole('tessera_console') is null then
      create role tessera_console nologin;
    end if;
    if not pg_has_role('tessera_console', 'tessera_app', 'member') then
      grant tessera_app to tessera_console;
    end if;
    if not pg_has_role(current_user, 'tessera_console', 'member') then
      execute format('grant tessera_console to %I', current_user);
    end if;
  exception
    when duplicate_object then null;
    when insufficient_privilege then
      if to_regrole('tessera_console') is null or not pg_has_role('tessera_console', 'tessera_app', 'member') then
        raise exception 'The role tessera_console is missing or no member of tessera_app, and the owner of the tables may not make it. The SQL that makes all roles stands in docs/operations.md.';
      end if;
  end;
end $$;
grant usage on schema public to tessera_console;

create table operator (
  id             bigint primary key default nextval('id_seq'),
  name           text not null check (name ~ '^[A-Za-z0-9_]{4,32}$'),
  -- Who the account belongs to: one person has one account.
  person         text not null check (length(person) between 2 and 80 and person = btrim(person)),
  role           text not null check (role in ('admin', 'cashier', 'risk', 'service', 'lottery')),
  enabled        boolean not null default true,
  -- Argon2id in PHC form, and the key of the authenticator, sealed (AES-256-GCM). Null until they are given out.
  password_hash  text,
  totp_key       bytea,
  -- Newest time step of an accepted code: each step is accepted once.
  totp_step      bigint not null default 0,
  -- Failed attempts since the last sign-in.
  failures       integer not null default 0,
  created_at     timestamptz(3) not null default app_now(),
  check ((password_hash is null) = (totp_key is null))
);
create unique index operator_name on operator (lower(name));
create unique index operator_person on operator (lower(person));

create table operator_session (
  id            bigint primary key default nextval('id_seq'),
  operator_id   bigint not null references operator,
  -- SHA-256 of the token in the cookie, and of the secret of the browser.
  token_hash    bytea not null unique check (octet_length(token_hash) = 32),
  browser_hash  bytea not null check (octet_length(browser_hash) = 32),
  address       text not null,
  user_agent    text not null,
  -- Failed attempts before this sign-in.
  failures      integer not null default 0,
  created_at    timestamptz(3) not null,
  last_at       timestamptz(3) not null,
  ends_at       timestamptz(3) not null,
  ended_at      timestamptz(3),
  end_reason    text check (end_reason in ('signed_out', 'ended', 'idle', 'expired', 'disabled', 'replaced')),
  check ((ended_at is null) = (end_reason is null))
);
create index operator_session_of on operator_session (operator_id, id desc);

revoke all on operator, operator_session from tessera_app;
-- Modules that show who signed need the name, and whether the signature counts.
grant select (id, name, enabled) on operator to tessera_app;
grant select, insert, update on operator, operator_session to tessera_console;
-- Operators of the console sign beside those of the command line; `approval_operator` checks that the operator exists.
alter table approval drop constraint approval_operator_id_fkey;
-- The console enters the signatures of both operators when a command is applied, and changes settings. The application does neither.
grant insert on approval to tessera_console;
revoke insert, update on setting from tessera_app;
revoke insert on setting_log from tessera_app;
grant select, insert, update on setting to tessera_console;
grant select, insert on setting_log to tessera_console;
create index setting_log_of_key on setting_log (key, id desc);
