-- Reports of the house: what moved on its accounts by day, and what operators have run. Amounts are 1/10 000 of the currency; days are
-- those of the platform's zone, by the time of the entry, so a day that has ended never changes.
create table house_progress (
  only_row  boolean primary key default true check (only_row),
  seq       bigint not null,
  at        timestamptz(3)
);
insert into house_progress (seq) values (0);
-- `side`: `subject` for the lottery, platform, provider or kind of movement that entries are about, `player` for whose they are. Each
-- entry is in one row of each side.
create table house_day (
  side      text not null check (side in ('subject', 'player')),
  currency  text not null,
  day       date not null,
  subject   text collate "C" not null,
  account   text not null,
  kind      text not null,
  -- Sum of the entries that added to the account, and of those that took from it (not above 0).
  received  bigint not null default 0 check (received >= 0),
  paid      bigint not null default 0 check (paid <= 0),
  entries   integer not null default 0,
  primary key (side, currency, day, subject, account, kind)
) with (fillfactor = 70);
create index house_day_subject on house_day (side, currency, subject, day);
select deny_app('house_progress', 'insert, delete, truncate'), deny_app('house_day', 'delete, truncate');
-- Each run of a report: what was asked for, and what came out.
create table report_run (
  id          bigint primary key default nextval('id_seq'),
  report      text not null,
  version     integer not null,
  -- Version of the platform's software.
  software    text not null,
  zone        text not null,
  from_day    date not null,
  to_day      date not null check (to_day >= from_day),
  filters     jsonb not null,
  rows        integer not null,
  totals      jsonb not null,
  ledger      jsonb not null,
  hash        bytea not null check (octet_length(hash) = 32),
  operator_id bigint not null,
  at          timestamptz(3) not null default app_now()
);
select append_only('report_run');
revoke all on report_run from tessera_app;
grant select, insert on report_run to tessera_console;
