-- Seed chains from which wheels and red packets are drawn (docs/rewards.md, "How a wheel is spun and a packet is split").

-- The commitment of an offer's seed chain is an entry of the journal, too; this entry belongs to no lottery.
alter table journal alter column lottery_id drop not null;

-- Beacons that rounds were taken from, by their chain hash.
create table reward_beacon (
  chain_hash  bytea primary key check (length(chain_hash) = 32),
  beacon      jsonb not null
);
create table reward_chain (
  offer_id     text primary key,
  -- s_0, and the entry of the journal that published it.
  commitment   bytea not null check (length(commitment) = 32),
  journal_seq  bigint not null references journal,
  -- The first seed serves from then on. Each serves 24 hours and is published after them.
  starts       timestamptz(3) not null,
  length       integer not null check (length > 0),
  at           timestamptz(3) not null
);
-- Seeds that a draw uses; null until the seed is published.
create table reward_seed (
  offer_id      text not null references reward_chain,
  index         integer not null check (index > 0),
  releases      timestamptz(3) not null,
  seed          bytea check (length(seed) = 32),
  published_at  timestamptz(3) check ((published_at is null) = (seed is null)),
  primary key (offer_id, index)
);
create index reward_seed_secret on reward_seed (releases) where seed is null;

select append_only('reward_beacon'), append_only('reward_chain'), deny_app('reward_seed', 'delete, truncate');
