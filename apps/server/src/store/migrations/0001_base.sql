-- What every module stands on: the application's role, the clock, ids, jobs, idempotent requests.

-- The role of the application. On a server where we may not make roles everything runs as the owner; the triggers
-- of append_only() hold there all the same.
do $$
begin
  if not exists (select from pg_roles where rolname = 'tessera_app') then
    create role tessera_app nologin;
  end if;
  execute format('grant tessera_app to %I', current_user);
exception when insufficient_privilege then
  raise notice 'role tessera_app was not made: %', sqlerrm;
end $$;

do $$
begin
  if exists (select from pg_roles where rolname = 'tessera_app') then
    grant usage on schema public to tessera_app;
    alter default privileges in schema public grant select, insert, update, delete on tables to tessera_app;
    alter default privileges in schema public grant usage, select on sequences to tessera_app;
    revoke all on migration from tessera_app;
  end if;
end $$;

-- Takes the rights `actions` (such as 'update, delete') on a table from the application, where that role exists.
create function deny_app(target regclass, actions text) returns void language plpgsql as $$
begin
  if exists (select from pg_roles where rolname = 'tessera_app') then
    execute format('revoke %s on %s from tessera_app', actions, target);
  end if;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'append_only: % of % is refused', tg_op, tg_table_name using errcode = 'TS002';
end $$;

-- Makes a table append-only: rows are never changed or removed, by right and by trigger.
create function append_only(target regclass) returns void language plpgsql as $$
begin
  perform deny_app(target, 'update, delete, truncate');
  execute format(
    'create trigger append_only before update or delete on %s for each statement execute function refuse_change()',
    target);
  execute format(
    'create trigger append_only_truncate before truncate on %s for each statement execute function refuse_change()',
    target);
end $$;

-- One clock for SQL and Node: the database's, plus an offset that only mode `test` can set.
create table clock_offset (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null
);
insert into clock_offset (offset_ms) values (0);
select deny_app('clock_offset', 'insert, update, delete, truncate');

-- Stable, so that one statement sees one time and comparisons can use an index.
create function app_now() returns timestamptz language plpgsql stable as $$
begin
  return date_trunc('milliseconds', clock_timestamp())
    + (select offset_ms from clock_offset) * interval '1 millisecond';
end $$;

create function clock_steer(new_offset_ms bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update clock_offset set offset_ms = new_offset_ms;
  perform pg_notify('clock', new_offset_ms::text);
end $$;
revoke execute on function clock_steer(bigint) from public;

-- Row ids of all tables. They grow with time, so a month is a range of ids.
create sequence id_seq as bigint minvalue 1001 maxvalue 9007199254740991;

-- Work to do at a time, once: whatever number of nodes runs, (kind, key) happens one time.
create table job (
  id bigint primary key default nextval('id_seq'),
  kind text not null,
  key text not null,
  run_at timestamptz(3) not null,
  payload jsonb not null default '{}',
  attempts int not null default 0,
  last_error text,
  done_at timestamptz(3),
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
