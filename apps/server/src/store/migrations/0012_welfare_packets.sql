-- Pools of red packets. The round is fixed before it is emitted; the shares are written when it has come.
create table packet_pool (
  offer_id    text not null,
  version     integer not null,
  -- It fixes the round: the start of the offer.
  at          timestamptz(3) not null,
  beacon      bytea not null references reward_beacon,
  round       bigint not null check (round > 0),
  due         timestamptz(3) not null check (due >= at),
  seed_index  integer not null,
  context     text not null,
  signature   bytea check (length(signature) = 48),
  drawn_at    timestamptz(3) check ((drawn_at is null) = (signature is null)),
  primary key (offer_id, version),
  foreign key (offer_id, version) references offer,
  foreign key (offer_id, seed_index) references reward_seed
);
-- Shares in the order in which they are handed out, one a player.
create table packet_share (
  offer_id  text not null,
  version   integer not null,
  share     integer not null check (share >= 0),
  amount    bigint not null check (amount > 0),
  user_id   bigint,
  rid       uuid,
  taken_at  timestamptz(3),
  grant_id  bigint references reward_grant,
  -- Main balance of the player right after it, for the answer to a repeated request.
  balance   bigint,
  primary key (offer_id, version, share),
  check (num_nulls(user_id, rid, taken_at, grant_id, balance) in (0, 5)),
  foreign key (offer_id, version) references packet_pool
) with (fillfactor = 70);
create index packet_share_free on packet_share (offer_id, version, share) where user_id is null;
create unique index packet_share_of_user on packet_share (user_id, offer_id, version) where user_id is not null;
create unique index packet_share_request on packet_share (user_id, rid) where user_id is not null;
select deny_app('packet_pool', 'delete, truncate'), deny_app('packet_share', 'update, delete, truncate');
