-- Customer service (ADR 41): the cases of players, their queue, and the agents of the service provider.

-- Who answers players. `ref`: the agent's name at the service provider. `capacity`: most cases at once, as the provider says; operators
-- may allow less: `capacity_max`. `at`: the provider's newest report of the agent's presence.
create table service_agent (
  id        bigint primary key default nextval('id_seq'),
  ref       text not null unique check (ref ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  name      text not null check (length(name) between 1 and 40),
  online    boolean not null,
  capacity  integer not null check (capacity between 0 and 50),
  capacity_max  integer not null default 50 check (capacity_max between 0 and 50),
  at        timestamptz(3) not null
) with (fillfactor = 70);
-- The room in which a player and the agents write: one for each player, for all cases.
create table service_room (
  user_id  bigint primary key,
  room     bigint not null unique references chat_room
);
-- `queued`: waits for an agent. `open`: its agent owes an answer. `waiting`: the agent has answered and waits for the player.
-- `priority`: 0 is the most urgent. `queued_at`: its place in the queue. `last_agent`: from whom it came back into the queue.
-- `waiting_since`: the time of the player's oldest message without an answer. `due_at`: when an open case returns to the queue, and when
-- a waiting one counts as resolved.
create table service_case (
  id              bigint primary key default nextval('id_seq'),
  user_id         bigint not null,
  room            bigint not null references chat_room,
  from_seq        bigint not null check (from_seq > 0),
  state           text not null default 'queued' check (state in ('queued', 'open', 'waiting', 'resolved', 'rated')),
  priority        smallint not null check (priority between 0 and 2),
  language        text not null check (length(language) between 2 and 10),
  agent           bigint references service_agent,
  last_agent      bigint references service_agent,
  tags            text[] not null default '{}' check (cardinality(tags) <= 8),
  created_at      timestamptz(3) not null,
  queued_at       timestamptz(3) not null,
  waiting_since   timestamptz(3),
  first_reply_at  timestamptz(3),
  due_at          timestamptz(3),
  resolved_at     timestamptz(3),
  rating          smallint check (rating between 1 and 5),
  check ((state = 'queued') = (agent is null and resolved_at is null)),
  check ((state in ('open', 'waiting')) = (due_at is not null)),
  check ((state in ('resolved', 'rated')) = (resolved_at is not null)),
  check ((state = 'rated') = (rating is not null))
) with (fillfactor = 70);
create unique index service_case_one on service_case (user_id) where state in ('queued', 'open', 'waiting');
create index service_case_of_user on service_case (user_id, id);
create index service_case_queue on service_case (priority, queued_at, id) where state = 'queued';
create index service_case_of_agent on service_case (agent) where state in ('open', 'waiting');
create index service_case_due on service_case (due_at) where due_at is not null;
create index service_case_replied on service_case (first_reply_at) where first_reply_at is not null;
-- Cases and agents are never removed; the guard `service_case_guard` holds the order of states.
select deny_app('service_agent', 'delete, truncate'), deny_app('service_room', 'update, delete, truncate'),
  deny_app('service_case', 'delete, truncate');
