-- Tables that every module uses: the clock offset, jobs, idempotent requests, and attachments of socket messages.

-- Row ids of all tables. They grow with time, so a month is a range of ids.
create sequence id_seq as bigint minvalue 1001 maxvalue 9007199254740991;
-- One clock for SQL and Node: the database's, plus an offset that only mode `test` can set.
create table clock_offset (only_row boolean primary key default true check (only_row), offset_ms bigint not null);
insert into clock_offset (offset_ms) values (0);
-- Work that is due at a time: each (kind, key) is done once, however many nodes run.
create table job (
  id bigint primary key default nextval('id_seq'),
  kind text not null,
  key text not null,
  run_at timestamptz(3) not null,
  payload jsonb not null default '{}',
  attempts int not null default 0,
  last_error text,
  done_at timestamptz(3),
  -- Number of the node that works on the job; null when no node does or a transaction holds the row. A node holds the
  -- advisory lock of its number while it is connected, so that others can tell whether it is alive.
  held_by integer,
  unique (kind, key)
);
create index job_due on job (run_at, id) where done_at is null;
-- Answers of state-changing calls: the same key with the same body gets the stored answer again (L6).
create table request (
  user_id bigint not null,
  scope text not null,
  rid text not null,
  body_hash bytea not null,
  answer jsonb,
  at timestamptz(3) not null,
  primary key (user_id, scope, rid)
);
-- Socket messages between nodes that are too large for a database notice.
create table socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea);
select deny_app('clock_offset', 'insert, update, delete, truncate'), deny_app('request', 'update, delete, truncate');
-- A request keeps its key and body; the application only adds the answer.
grant update (answer) on request to tessera_app;
grant select on clock_offset to tessera_auditor;
grant usage on sequence id_seq to tessera_auditor;
