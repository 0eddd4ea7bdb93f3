-- Operators at customer support (ADR 41): an agent can be an operator of the console. Their names as agents begin with
-- `operator.`, and no call of the provider reaches them.
alter table service_agent add column operator bigint unique references operator;
-- Up to which number of the room the agent has seen the player's messages.
alter table service_case add column agent_read_seq bigint not null default 0 check (agent_read_seq >= 0);
-- Canned answers of support. Each text is a row; the newest one of a name and language holds, and an empty one takes the answer away.
create table service_answer (
  id        bigint primary key default nextval('id_seq'),
  name      text not null check (name ~ '^[a-z0-9][a-z0-9-]{0,29}$'),
  language  text not null check (length(language) between 2 and 10),
  text      text not null check (length(text) <= 500),
  by        bigint not null references operator,
  at        timestamptz(3) not null default app_now()
);
create index service_answer_newest on service_answer (name, language, id desc);
select append_only('service_answer');
revoke all on service_answer from tessera_app;
grant select, insert on service_answer to tessera_console;
