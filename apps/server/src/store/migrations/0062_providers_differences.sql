-- Differences between the ledger and the statements of providers, each once by its reference, until it is gone or an operator closes it.
create table reconcile_difference (
  id           bigint primary key default nextval('id_seq'),
  provider     text not null,
  kind         text not null,
  ref          text not null,
  currency     text not null,
  problem      text not null check (problem in ('missing_here', 'missing_there', 'differs', 'balance', 'review')),
  -- Amounts as the report has them; null on the side without the movement.
  ours         text,
  theirs       text,
  -- Time of the movement; null for what is no single movement.
  moved_at     timestamptz(3),
  first_at     timestamptz(3) not null,
  last_at      timestamptz(3) not null,
  -- `gone`: a later comparison of the same time found no difference.
  state        text not null default 'open' check (state in ('open', 'gone', 'closed')),
  closed_at    timestamptz(3),
  closed_by    text,
  note         text,
  check ((state = 'closed') = (closed_by is not null) and (closed_by is null) = (note is null) and (state = 'open') = (closed_at is null))
);
create unique index reconcile_difference_open on reconcile_difference (provider, kind, ref, problem) where state = 'open';
create index reconcile_difference_of_state on reconcile_difference (state, id);
create index reconcile_difference_of_ref on reconcile_difference (provider, kind, ref, problem, id);
-- A person's word about a difference is the console's to write.
revoke update, delete, truncate on reconcile_difference from tessera_app;
grant update (last_at, ours, theirs, currency, state, closed_at) on reconcile_difference to tessera_app;
grant update on reconcile_difference to tessera_console;

-- Calls to each provider by the hour, for operators: sums of all processes.
create table provider_hour (
  provider   text not null,
  hour       timestamptz(3) not null,
  calls      integer not null,
  -- Calls that the provider refused, and those without a clear answer.
  refused    integer not null,
  unclear    integer not null,
  -- Sum of the times of answered calls, ms.
  took_ms    bigint not null,
  -- The last answer, and the last call without one.
  answered_at  timestamptz(3),
  unclear_at   timestamptz(3),
  primary key (provider, hour)
);
revoke delete, truncate on provider_hour from tessera_app;
