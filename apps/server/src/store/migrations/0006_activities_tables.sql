-- Activities (trust.md R4): who takes part in which version of an offer, and the boards of races. What was given is in `reward_grant`.

create table activity_entry (
  offer_id   text not null,
  version    integer not null,
  user_id    bigint not null,
  -- The first press of the player; kept when the player leaves and comes back.
  joined_at  timestamptz(3) not null,
  left_at    timestamptz(3) check (left_at >= joined_at),
  -- Of a race: the board may show the whole name.
  shown      boolean not null default false,
  primary key (offer_id, version, user_id),
  foreign key (offer_id, version) references offer
);
create index activity_entry_of_user on activity_entry (user_id);
-- The board of a race: rewritten while it runs, never after it was frozen.
create table race_board (
  offer_id   text not null,
  version    integer not null,
  at         timestamptz(3) not null,
  frozen_at  timestamptz(3),
  primary key (offer_id, version),
  foreign key (offer_id, version) references offer
);
create table race_row (
  offer_id  text not null,
  version   integer not null,
  rank      integer not null check (rank > 0),
  user_id   bigint not null,
  -- The player's best bet, and its payout / stake in hundredths, cut.
  bet_id    bigint not null,
  multiple  bigint not null check (multiple >= 0),
  prize     bigint not null check (prize >= 0),
  primary key (offer_id, version, rank),
  unique (offer_id, version, user_id),
  foreign key (offer_id, version) references race_board
);
select deny_app('activity_entry', 'delete, truncate'), deny_app('race_board', 'delete, truncate'),
  deny_app('race_row', 'update, truncate');
