-- Settings of the operator and the content of the lists that clients load at start (R3.5, R3.6).

create table setting (
  key      text primary key,
  value    jsonb not null,
  version  integer not null default 1 check (version > 0),
  at       timestamptz(3) not null,
  by       text not null
);
-- Every change of a setting, old and new value. Secret values are null here.
create table setting_log (
  id         bigint primary key default nextval('id_seq'),
  key        text not null,
  old_value  jsonb,
  new_value  jsonb,
  by         text not null,
  at         timestamptz(3) not null
);
-- Versions of the lists that clients cache; a version changes exactly when the digest of the list's content does.
create table cache_version (key text primary key, version bigint not null default 1, digest text not null);

create table language (
  code     text primary key check (code ~ '^[a-z]{2}[A-Z][a-z]$'),
  name     text not null,
  sort     integer not null default 0,
  enabled  boolean not null default true
);
-- Texts by language. Shipped texts are updated at each start; an operator's own texts stay.
create table message (
  language  text not null references language,
  key       text not null,
  text      text not null,
  custom    boolean not null default false,
  primary key (language, key)
);

create table theme (
  id       text primary key check (id ~ '^theme-[a-z0-9-]{1,32}$'),
  name     jsonb not null,
  scheme   text not null check (scheme in ('light', 'dark')),
  -- Style variable to value; checked by the rules of E5 before storing and before serving.
  vars     jsonb not null,
  sort     integer not null default 0,
  custom   boolean not null default false,
  enabled  boolean not null default true
);

create table currency (
  id       text primary key check (id ~ '^[A-Z]{3,8}$'),
  name     text not null,
  symbol   text not null,
  is_base  boolean not null default false,
  -- Offered to players; the virtual currency of trial accounts is not.
  listed   boolean not null default true,
  sort     integer not null default 0
);
create unique index currency_one_base on currency (is_base) where is_base;
-- Keys shared by all nodes of one installation, made at its first start.
create table secret (name text primary key, value bytea not null check (octet_length(value) >= 32));
-- Counts in windows of time: attempts of an address, trial accounts of a day.
create table counter (
  kind          text not null,
  key           text not null,
  window_start  timestamptz(3) not null,
  count         integer not null,
  primary key (kind, key, window_start)
);
create index counter_old on counter (window_start);
select append_only('setting_log'), deny_app('setting', 'delete, truncate'), deny_app('secret', 'delete, truncate'),
  deny_app('currency', 'delete, truncate');
