-- Messages (ADR 39): rooms, their messages in one order without gaps, and who reads and writes in them.

-- `hall` and `family` are open to every account, `service` and `team` to their members only. `key`: the name of the room on the wire.
create table chat_room (
  id        bigint primary key default nextval('id_seq'),
  kind      text not null check (kind in ('hall', 'family', 'service', 'team')),
  key       text not null unique check (key ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  -- The number of the newest message; the trigger `chat_message_guard` counts it.
  last_seq  bigint not null default 0 check (last_seq >= 0),
  -- Least time between two messages of one player.
  slow_ms   integer not null default 1000 check (slow_ms between 0 and 3600000),
  -- A closed room can be read, and nobody writes in it.
  open      boolean not null default true
) with (fillfactor = 70);
create index chat_room_public on chat_room (id) where kind in ('hall', 'family');
-- `sender` is null for messages of the platform itself (`system`). `client_id`: chosen by the sender, the same for a resend.
create table chat_message (
  room        bigint not null references chat_room,
  seq         bigint not null check (seq > 0),
  sender      bigint,
  client_id   text not null check (client_id ~ '^[0-9a-f]{32}$'),
  kind        text not null check (kind in ('text', 'image', 'bet', 'order', 'system')),
  body        jsonb not null check (jsonb_typeof(body) = 'object' and length(body ->> 'text') <= 500),
  at          timestamptz(3) not null,
  -- The operator who removed it; its content is shown to nobody afterwards.
  removed_by  bigint,
  primary key (room, seq),
  constraint chat_message_once unique nulls not distinct (room, sender, client_id),
  check ((kind = 'system') = (sender is null))
);
-- Who has joined a room. `read_seq`: read up to here. `sent_at`: time of the newest own message.
create table chat_member (
  room         bigint not null references chat_room,
  user_id      bigint not null,
  read_seq     bigint not null default 0 check (read_seq >= 0),
  muted_until  timestamptz(3),
  role         text not null default 'member' check (role in ('member', 'moderator', 'staff')),
  sent_at      timestamptz(3),
  at           timestamptz(3) not null,
  primary key (room, user_id)
) with (fillfactor = 70);
create index chat_member_of_user on chat_member (user_id, room);
-- What operators did. `seq`: the message that was removed. `user_id`: who is concerned, null for an act on the whole room.
-- `until`: end of a mute.
create table chat_act (
  id       bigint primary key default nextval('id_seq'),
  room     bigint not null references chat_room,
  seq      bigint,
  user_id  bigint,
  act      text not null check (act in ('mute', 'unmute', 'remove', 'close', 'open')),
  by       bigint not null,
  reason   text not null check (length(reason) between 1 and 200),
  until    timestamptz(3),
  at       timestamptz(3) not null,
  check ((act = 'remove') = (seq is not null)),
  check ((act = 'mute') = (until is not null)),
  check ((act in ('close', 'open')) = (user_id is null))
);
create index chat_act_of_user on chat_act (user_id, id) where user_id is not null;
-- The application numbers messages, and writes what members read and sent. Operators mute, remove and close.
select append_only('chat_act'), deny_app('chat_act', 'insert'),
  deny_app('chat_message', 'update, delete, truncate'),
  deny_app('chat_room', 'update, delete, truncate'),
  deny_app('chat_member', 'insert, update, delete, truncate');
grant update (last_seq) on chat_room to tessera_app;
grant insert (room, user_id, read_seq, sent_at, at), update (read_seq, sent_at) on chat_member to tessera_app;
