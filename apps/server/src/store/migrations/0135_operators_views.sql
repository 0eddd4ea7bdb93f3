-- Filters of a page that an operator keeps under a name, for himself alone (ADR 46).
create table operator_view (
  id           bigint primary key default nextval('id_seq'),
  operator_id  bigint not null references operator,
  page         text not null check (page ~ '^[a-z]{1,30}$'),
  name         text not null check (length(name) between 1 and 40),
  -- Parameters of the address, by name.
  params       jsonb not null check (jsonb_typeof(params) = 'object' and length(params::text) <= 4000),
  at           timestamptz(3) not null default app_now(),
  unique (operator_id, page, name)
);
revoke all on operator_view from tessera_app;
grant select, insert, update, delete on operator_view to tessera_console;
