-- Notices (trust.md E6): what the platform tells its players, and which versions each account has seen.

-- A version never changes. The highest version of an id replaces all before it, from the moment it is written; `stopped` ends the
-- notice. `body`: title and cleaned HTML by language, English always.
create table notice (
  id        text not null check (id ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  version   integer not null check (version > 0),
  kind      text not null check (kind in ('ticker', 'dialog', 'page', 'status')),
  audience  text not null check (audience in ('all', 'players', 'promo')),
  starts    timestamptz(3) not null,
  ends      timestamptz(3) not null check (ends > starts),
  weight    smallint not null check (weight between 0 and 100),
  body      jsonb not null check (body ? 'enUs'),
  must_ack  boolean not null check (not must_ack or kind = 'dialog'),
  state     text not null check (state in ('live', 'stopped')),
  at        timestamptz(3) not null,
  made_by   text not null,
  primary key (id, version)
);
-- Finds what has not ended; all that has is left out of the lists.
create index notice_by_end on notice (ends) where state = 'live';
create table notice_seen (
  user_id    bigint not null,
  notice_id  text not null,
  version    integer not null,
  at         timestamptz(3) not null,
  primary key (user_id, notice_id, version),
  foreign key (notice_id, version) references notice (id, version)
);
create index notice_seen_of on notice_seen (notice_id, version);
select append_only('notice'), append_only('notice_seen');
