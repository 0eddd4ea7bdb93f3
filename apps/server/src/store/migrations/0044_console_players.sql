-- Players in the operators' console: how many people each action needs, and notes.
insert into console_policy (action, needs, least) values
  ('player.disable', 1, 1), ('player.enable', 2, 2), ('player.factor', 2, 2), ('player.password', 2, 2), ('player.grant', 2, 2),
  ('player.limit', 1, 1);
-- Notes of operators about players.
create table player_note (
  id           bigint primary key default nextval('id_seq'),
  user_id      bigint not null references user_account,
  operator_id  bigint not null references operator,
  text         text not null check (length(text) between 1 and 1000),
  rid          text not null,
  at           timestamptz(3) not null default app_now(),
  unique (operator_id, rid)
);
create index player_note_of on player_note (user_id, id desc);
select append_only('player_note');
revoke all on player_note from tessera_app;
grant select, insert on player_note to tessera_console;
-- The auditor compares what operators credited with the ledger.
grant select on console_command, console_decision to tessera_auditor;
