-- One append-only, hash-chained log of who did what, when, from where and with what result (E13).
--
-- It receives events from the logs of the modules. Passwords, codes, tokens and keys are in no column of any source.

create table event_log (
  id       bigint primary key default nextval('id_seq'),
  at       timestamptz(3) not null default app_now(),
  -- `player:<id>`, `operator:<id or name>` or `service`.
  actor    text not null,
  action   text not null,
  subject  text not null,
  address  text,
  result   text not null,
  data     jsonb not null default '{}'
);
-- Events that wait for the chain. Ids are assigned before commit, so ids and chain differ in order.
create table event_queue (event_id bigint primary key);

create table event_chain (
  seq       bigint primary key,
  event_id  bigint not null unique references event_log,
  hash      bytea not null check (octet_length(hash) = 32)
);
select append_only('event_log'), append_only('event_chain'), deny_app('event_log', 'insert'),
  deny_app('event_queue', 'insert, update, delete, truncate'), deny_app('event_chain', 'insert');
