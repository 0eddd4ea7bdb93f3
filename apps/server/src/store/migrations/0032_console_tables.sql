-- The operators' console (ADR 46): commands that two persons decide, and how many people each action needs.
-- How many people an action needs, the maker included. Changing it is a command that needs two.
create table console_policy (
  action   text primary key,
  needs    integer not null check (needs between 1 and 2),
  -- Fewer are never enough.
  least    integer not null check (least between 1 and 2),
  version  integer not null default 1,
  at       timestamptz(3),
  check (needs >= least)
);
insert into console_policy (action, needs, least) values
  ('setting.change', 2, 1), ('withdrawal.approve', 2, 2), ('withdrawal.reject', 1, 1),
  ('operator.create', 2, 2), ('operator.disable', 2, 1), ('policy.change', 2, 2);

create table console_command (
  id              bigint primary key default nextval('id_seq'),
  action          text not null references console_policy,
  target          text not null check (length(target) between 1 and 80),
  -- Version of the target that the command is based on.
  target_version  text not null,
  payload         jsonb not null,
  payload_hash    bytea not null check (octet_length(payload_hash) = 32),
  -- Exactly what is shown to those who decide. Its hash is that of its canonical text together with the reason.
  shown           jsonb not null,
  shown_hash      bytea not null check (octet_length(shown_hash) = 32),
  reason          text not null check (length(reason) between 1 and 200),
  maker_id        bigint not null references operator,
  needs           integer not null check (needs between 1 and 2),
  state           text not null default 'pending' check (state in ('pending', 'approved', 'applied', 'rejected', 'expired', 'stale')),
  -- Request id of the proposal: a retry finds its own command.
  rid             text not null,
  at              timestamptz(3) not null default app_now(),
  expires_at      timestamptz(3) not null,
  ended_at        timestamptz(3),
  unique (maker_id, rid), check (expires_at > at), check ((state in ('pending', 'approved')) = (ended_at is null))
);
create index console_command_pending on console_command (expires_at) where state = 'pending';
create index console_command_target on console_command (action, target, id desc);

-- Who signed what about a command, with the hash that was shown.
create table console_decision (
  id           bigint primary key default nextval('id_seq'),
  command_id   bigint not null references console_command,
  operator_id  bigint not null references operator,
  what         text not null check (what in ('propose', 'approve', 'reject')),
  shown_hash   bytea not null check (octet_length(shown_hash) = 32),
  reason       text not null default '',
  rid          text not null,
  address      text not null,
  at           timestamptz(3) not null default app_now(),
  unique (command_id, operator_id, what)
);
create index console_decision_of_operator on console_decision (operator_id, what);
select append_only('console_decision');

revoke all on console_policy, console_command, console_decision from tessera_app;
grant select, insert, update on console_command to tessera_console;
grant select, update on console_policy to tessera_console;
grant select, insert on console_decision to tessera_console;
