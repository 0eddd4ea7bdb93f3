-- Double-entry ledger (trust.md L1-L6, L15): accounts, batches, entries, the chain, freezes and audit checkpoints.
--
-- Amounts are 1/10 000 of the currency. Balances change only by inserting entries: a trigger on `entry` refuses invalid
-- entries and changes the balances itself, so the rules apply to every writer. A writer calls ledger_open_batch(), inserts
-- into ledger_tx, inserts ONCE into entry, and calls ledger_close_batch(batch).

create table account (
  id bigint primary key default nextval('id_seq'),
  user_id bigint,
  kind text not null,
  currency text not null,
  balance bigint,
  constraint account_once unique nulls not distinct (user_id, kind, currency),
  -- L2: the balance of a house account is the sum of its entries, so that bets need not update it.
  constraint account_balance_kept check ((balance is null) = (user_id is null)),
  -- L3
  constraint account_not_negative check (balance >= 0)
) with (fillfactor = 60);

create table batch (
  id bigint primary key,
  at timestamptz(3) not null,
  entries int,
  hash bytea check (octet_length(hash) = 32)
);

create table ledger_tx (
  id bigint primary key default nextval('id_seq'),
  batch_id bigint not null,
  kind text not null,
  key text not null,
  user_id bigint,
  at timestamptz(3) not null,
  constraint ledger_tx_once unique (kind, key)
);

create table entry (
  batch_id bigint not null,
  id bigint not null default nextval('id_seq'),
  tx_id bigint not null,
  account_id bigint not null,
  user_id bigint,
  amount bigint not null check (amount <> 0),
  currency text not null,
  at timestamptz(3) not null,
  primary key (batch_id, id)
);
create index entry_of_user on entry (user_id, id) where account_id > 1021;

create table chain_queue (batch_id bigint primary key);

create table chain (
  seq bigint primary key,
  batch_id bigint not null unique,
  hash bytea not null check (octet_length(hash) = 32)
);
-- Writes of money stop while a row is not lifted (M6).
create table ledger_freeze (
  id bigint primary key default nextval('id_seq'),
  at timestamptz(3) not null,
  reason jsonb not null,
  lifted_at timestamptz(3),
  lifted_by text,
  lifted_why text,
  check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lifted_why is null))
);

create table audit_checkpoint (
  id bigint primary key default nextval('id_seq'),
  at timestamptz(3) not null,
  whole boolean not null,
  -- Last checked number of the chain, and its hash.
  seq bigint not null,
  hash bytea not null,
  violations jsonb not null
);
-- Sum of each account's entries in chain 1 .. seq of the last checkpoint.
create table audit_sum (account_id bigint primary key, amount bigint not null);
-- One audit at a time: only the auditor can lock this row, while every role could hold an advisory lock.
create table audit_turn (only_row boolean primary key default true check (only_row));
insert into audit_turn default values;
select append_only('ledger_tx'), append_only('entry'), append_only('chain'), append_only('audit_checkpoint'), deny_app('batch',
  'insert, update, delete, truncate'), deny_app('chain_queue', 'insert, update, delete, truncate'), deny_app('chain',
  'insert'), deny_app('audit_turn', 'select, insert, update, delete, truncate'), deny_app('account', 'insert, update, delete,
  truncate'), deny_app('audit_checkpoint', 'insert'), deny_app('audit_sum', 'insert, update, delete, truncate'),
  deny_app('ledger_freeze', 'insert, update, delete, truncate');
-- Only tessera_ledger may change a balance, and its only function for it is the guard of new entries.
grant select on account, entry, ledger_tx, batch, ledger_freeze to tessera_ledger;
grant update (balance) on account to tessera_ledger;
-- The auditor reads the ledger and what must agree with it, writes checkpoints and sums, and may freeze.
grant select on account, entry, ledger_tx, batch, chain, chain_queue, ledger_freeze, audit_checkpoint, audit_sum
  to tessera_auditor;
grant insert on audit_checkpoint to tessera_auditor;
grant insert, update, delete on audit_sum to tessera_auditor;
grant select, update on audit_turn to tessera_auditor;
-- The application and the auditor may freeze money. Only an operator lifts a freeze, with the owner's credential.
grant insert (at, reason) on ledger_freeze to tessera_app, tessera_auditor;
-- House accounts are made first and in this order: `player_entry` and `entry_of_user` rely on their ids 1001 .. 1021.
insert into account (kind, currency)
select kind, currency
from unnest(array['stakes', 'payouts', 'rebate', 'bonus', 'fees', 'fx', 'rounding']) kind,
     unnest(array['CNY', 'USDT', 'TRIAL']) currency;
