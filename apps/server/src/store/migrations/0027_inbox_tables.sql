-- The notification centre (ADR 43): what happened to each player, what of it they have read, and what is announced to them.

-- `key`: what happened, once for each player. `data`: what the line of the event says, as it is sent.
create table inbox_event (
  id       bigint not null default nextval('id_seq'),
  user_id  bigint not null,
  type     text not null check (type ~ '^[a-z]+[.][a-z]+$'),
  kind     text not null check (kind in ('bets', 'money', 'guard', 'security', 'rewards', 'team', 'notice')),
  key      text not null check (length(key) between 1 and 128),
  data     jsonb not null check (jsonb_typeof(data) = 'object'),
  at       timestamptz(3) not null,
  -- Written as read when the player has switched its kind off.
  read_at  timestamptz(3),
  primary key (user_id, id),
  constraint inbox_event_once unique (user_id, key)
) with (fillfactor = 80);
create index inbox_event_of_kind on inbox_event (user_id, kind, id);
create index inbox_event_unread on inbox_event (user_id, id) where read_at is null;
-- Rows lie in the order of time, so this small index is enough to find the oldest.
create index inbox_event_by_age on inbox_event using brin (at);
-- `off`: kinds that are not announced. Quiet hours: minutes of a day in `zone`, over midnight when `quiet_to` is less.
create table inbox_setting (
  user_id     bigint primary key,
  off         text[] not null default '{}' check (off <@ array['bets', 'money', 'rewards', 'team', 'notice']),
  quiet_from  smallint check (quiet_from between 0 and 1439),
  quiet_to    smallint check (quiet_to between 0 and 1439 and quiet_to <> quiet_from),
  zone        text check (length(zone) between 1 and 64),
  at          timestamptz(3) not null,
  check (num_nulls(quiet_from, quiet_to, zone) in (0, 3))
);
-- How far a notice that must be acknowledged has been written for the players: all up to `upto`, `done` when for all.
create table inbox_notice (
  notice_id  text not null,
  version    integer not null,
  upto       bigint not null default 0,
  done       boolean not null default false,
  at         timestamptz(3) not null,
  primary key (notice_id, version)
);
-- The application marks as read and removes what is old; it changes nothing else of an event.
select deny_app('inbox_event', 'update, truncate'), deny_app('inbox_setting', 'delete, truncate'),
  deny_app('inbox_notice', 'delete, truncate');
grant update (read_at) on inbox_event to tessera_app;
