-- Turns of wheels; what was paid is in `reward_grant`. A turn is written when it is pressed and changes once, when it is drawn.
create table wheel_spin (
  id          bigint primary key default nextval('id_seq'),
  offer_id    text not null,
  version     integer not null,
  user_id     bigint not null,
  at          timestamptz(3) not null,
  -- Day of the press in the platform's zone, and the number of the turn on it.
  day         date not null,
  turn        integer not null check (turn > 0),
  -- Earlier turns of the player with this version.
  counter     integer not null check (counter >= 0),
  -- What decides it: the first round of the beacon at or after the press, and the seed of that time.
  beacon      bytea not null references reward_beacon,
  round       bigint not null check (round > 0),
  due         timestamptz(3) not null check (due >= at),
  seed_index  integer not null,
  context     text not null,
  signature   bytea check (length(signature) = 48),
  drawn_at    timestamptz(3),
  tile        integer check (tile >= 0),
  prize       bigint check (prize >= 0),
  -- The grant that paid the prize, or why it was not paid.
  grant_id    bigint references reward_grant,
  refused     text,
  unique (offer_id, version, user_id, counter),
  unique (offer_id, user_id, day, turn),
  check ((drawn_at is null) = (tile is null)),
  check ((tile is null) = (prize is null)),
  check ((tile is null) = (signature is null)),
  check (prize is not null or grant_id is null and refused is null),
  check (prize is null or (prize > 0) = (num_nonnulls(grant_id, refused) = 1)),
  foreign key (offer_id, version) references offer,
  foreign key (offer_id, seed_index) references reward_seed
);
create index wheel_spin_of_user on wheel_spin (user_id, offer_id, id);
create index wheel_spin_pressed on wheel_spin (offer_id, round) where drawn_at is null;
select deny_app('wheel_spin', 'delete, truncate');
