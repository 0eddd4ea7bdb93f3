-- Rewards (trust.md R4, L17): offers in versions, what they have used, what players were given and paid, and who wants promotions.
-- Amounts are 1/10 000 of the currency. Everything but the players' choice is written by the functions of `schema/rewards`.

create table offer (
  id           text not null check (id ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  version      integer not null check (version > 0),
  kind         text not null check (kind ~ '^[a-z][a-z0-9_.-]{0,63}$'),
  -- By language.
  name         jsonb not null,
  terms        jsonb not null,
  -- Published chances of an offer that draws.
  odds         jsonb,
  -- Who it is for; null: everybody who may receive rewards.
  audience     jsonb,
  currency     text not null check (currency <> 'TRIAL'),
  starts       timestamptz(3) not null,
  ends         timestamptz(3) check (ends > starts),
  -- Most that all players together, and one player, may be given; null: no bound.
  budget       bigint check (budget > 0),
  per_player   bigint check (per_player > 0),
  -- Of an earned bonus: the stake as a multiple of the bonus, and the one product it has to be staked on (R4).
  requirement  integer check (requirement between 1 and 10),
  product      text,
  created_at   timestamptz(3) not null,
  created_by   text not null,
  -- Null while it is a draft. A version goes live once and stops once; `stopped_at` may lie ahead.
  live_at      timestamptz(3),
  stopped_at   timestamptz(3) check (stopped_at is null or live_at is not null),
  primary key (id, version),
  check ((requirement is null) = (product is null))
);
create unique index offer_live on offer (id) where live_at is not null and stopped_at is null;

-- What an offer has used of its budget, all versions together: sums that were given and not returned.
create table offer_use (
  offer_id  text primary key,
  budget    bigint,
  used      bigint not null default 0 check (used >= 0),
  constraint offer_use_within_budget check (used <= budget)
) with (fillfactor = 50);
create table offer_share (
  offer_id  text not null,
  user_id   bigint not null,
  used      bigint not null default 0 check (used >= 0),
  primary key (offer_id, user_id)
);

create table reward_grant (
  id             bigint primary key default nextval('id_seq'),
  user_id        bigint not null,
  source         text not null check (source ~ '^[a-z][a-z0-9_.-]{0,63}$'),
  -- What it was given for: a day, a level, a deposit.
  source_ref     text not null,
  -- The movement that pays it.
  kind           text not null,
  offer_id       text,
  offer_version  integer,
  currency       text not null check (currency <> 'TRIAL'),
  -- As they were when it was given.
  terms          jsonb not null,
  amount         bigint not null check (amount > 0),
  paid           bigint not null default 0 check (paid between 0 and amount),
  -- Stake that pays all of it, and the stake that counted; zero for cash.
  required       bigint not null default 0 check (required >= 0),
  progress       bigint not null default 0,
  product        text,
  state          text not null check (state in ('active', 'completed', 'expired', 'forfeited', 'cancelled')),
  reason         text,
  expires_at     timestamptz(3),
  at             timestamptz(3) not null,
  ended_at       timestamptz(3),
  constraint reward_once unique (user_id, source, source_ref),
  constraint requirement_at_most_ten check (required <= 10 * amount),
  constraint requirement_of_one_product check ((required = 0) = (product is null)),
  check (progress between 0 and required),
  check ((state = 'completed') = (paid = amount)),
  check (state <> 'active' or required > 0),
  check ((state = 'active') = (ended_at is null)),
  check ((state in ('expired', 'forfeited', 'cancelled')) = (reason is not null)),
  check ((offer_id is null) = (offer_version is null)),
  foreign key (offer_id, offer_version) references offer
);
create index reward_grant_of_user on reward_grant (user_id, id);
create index reward_grant_of_offer on reward_grant (offer_id) where offer_id is not null;
create index reward_grant_active on reward_grant (user_id, product) where state = 'active';
-- For the audit of what is new.
create index reward_grant_at on reward_grant (at);
create index reward_grant_ended on reward_grant (ended_at) where required > 0;
create index reward_grant_expires on reward_grant (expires_at) where state = 'active';

-- What was paid of a grant; `tx`: the transaction of the ledger.
create table grant_entry (
  id        bigint primary key default nextval('id_seq'),
  grant_id  bigint not null references reward_grant,
  at        timestamptz(3) not null,
  amount    bigint not null check (amount > 0),
  what      text not null check (what in ('credit', 'slice')),
  tx        bigint not null unique
);
create index grant_entry_of_grant on grant_entry (grant_id);
create index grant_entry_at on grant_entry (at);

-- Stake that counted towards a grant, by what decided it: `draw:1`.
create table grant_stake (
  grant_id  bigint not null references reward_grant,
  user_id   bigint not null,
  ref       text not null,
  stake     bigint not null check (stake > 0),
  at        timestamptz(3) not null,
  primary key (grant_id, ref)
);
create index grant_stake_of_user on grant_stake (user_id, ref);

-- Players who have switched promotions off, or on again (RP15). No row: never chosen.
create table promotion_choice (
  user_id  bigint primary key,
  off      boolean not null,
  at       timestamptz(3) not null
);

select append_only('grant_entry'), append_only('grant_stake'), deny_app('grant_entry', 'insert'), deny_app('grant_stake', 'insert'),
  deny_app('offer', 'insert, update, delete, truncate'), deny_app('offer_use', 'insert, update, delete, truncate'),
  deny_app('offer_share', 'insert, update, delete, truncate'), deny_app('reward_grant', 'insert, update, delete, truncate'),
  deny_app('promotion_choice', 'delete, truncate');
grant select on offer, offer_use, offer_share, reward_grant, grant_entry, grant_stake to tessera_auditor;
