-- Events from providers, and the comparison of the ledger with their statements (trust.md P1, P4).

-- Answered callbacks: the same event always gets the same answer.
create table provider_event (
  provider   text not null,
  event      text not null,
  body_hash  bytea not null check (octet_length(body_hash) = 32),
  status     smallint,
  answer     jsonb,
  at         timestamptz(3) not null,
  primary key (provider, event)
);
-- Reports that compare our ledger with a provider's statement.
create table reconciliation (
  id           bigint primary key default nextval('id_seq'),
  provider     text not null,
  from_at      timestamptz(3) not null,
  to_at        timestamptz(3) not null,
  at           timestamptz(3) not null,
  -- False when the provider did not answer.
  reached      boolean not null,
  ours         integer not null,
  theirs       integer not null,
  differences  jsonb not null
);
create index reconciliation_of_provider on reconciliation (provider, id desc);
select append_only('reconciliation'), deny_app('provider_event', 'delete, truncate');
