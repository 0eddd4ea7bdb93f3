-- Rooms (ADR 42): shared bets, reports of players, own block lists, and appeals against acts of moderators.

-- A shared bet is a message whose body names the bet; finds those of a sender for the daily limit.
create index chat_message_bets on chat_message (sender, at) where kind = 'bet';
-- A player reports a message once. `reason` is one of the protocol's.
create table chat_report (
  room     bigint not null,
  seq      bigint not null,
  user_id  bigint not null,
  reason   text not null check (reason ~ '^[a-z_]{1,20}$'),
  at       timestamptz(3) not null,
  primary key (room, seq, user_id),
  foreign key (room, seq) references chat_message (room, seq)
);
create index chat_report_by_time on chat_report (at);
create index chat_report_of_user on chat_report (user_id, at);
-- An operator found nothing to remove in a reported message.
create table chat_report_dismissal (
  room    bigint not null,
  seq     bigint not null,
  by      bigint not null,
  reason  text not null check (length(reason) between 1 and 200),
  at      timestamptz(3) not null,
  primary key (room, seq),
  foreign key (room, seq) references chat_message (room, seq)
);
-- Each change of a player's block list; the newest row for `other` holds.
create table chat_block (
  id       bigint primary key default nextval('id_seq'),
  user_id  bigint not null,
  other    bigint not null check (other <> user_id),
  blocked  boolean not null,
  at       timestamptz(3) not null
);
create index chat_block_of_user on chat_block (user_id, other, id);
-- One appeal of an act, by the player concerned, and its answer by an operator.
create table chat_appeal (
  act      bigint primary key references chat_act,
  user_id  bigint not null,
  text     text not null check (length(text) between 1 and 500),
  at       timestamptz(3) not null
);
create table chat_appeal_answer (
  act     bigint primary key references chat_appeal,
  by      bigint not null,
  upheld  boolean not null,
  reason  text not null check (length(reason) between 1 and 200),
  at      timestamptz(3) not null
);
select append_only('chat_report'), append_only('chat_block'), append_only('chat_appeal'),
  append_only('chat_report_dismissal'), deny_app('chat_report_dismissal', 'insert'),
  append_only('chat_appeal_answer'), deny_app('chat_appeal_answer', 'insert');
