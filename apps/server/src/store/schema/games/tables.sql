-- Games on other platforms: platforms, transfers, rounds and wallet calls (trust.md L12, P2).

-- Cases for an operator: a line we cannot book, money after a refusal, a rollback after a win.
create table provider_review (
  id         bigint primary key default nextval('id_seq'),
  provider   text not null,
  kind       text not null,
  ref        text not null,
  detail     jsonb not null,
  at         timestamptz(3) not null,
  closed_at  timestamptz(3),
  closed_by  text,
  note       text,
  unique (provider, kind, ref), check ((closed_at is null) = (closed_by is null))
);
create index provider_review_open on provider_review (provider) where closed_at is null;

create table game_platform (
  id           text primary key check (id ~ '^[a-z0-9][a-z0-9.-]{0,58}$'),
  name         jsonb not null,
  -- [{label, value}] of its languages.
  language     jsonb not null,
  wallet       text not null check (wallet in ('transfer', 'seamless')),
  enabled      boolean not null default true,
  maintenance  boolean not null default false,
  sort         integer not null
);

create table game (
  id        text primary key check (id ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  platform      text not null references game_platform,
  -- Code of the game at the platform.
  code      text not null,
  category  text not null check (category in ('slots', 'crash', 'dice', 'cards', 'fishing', 'instant')),
  name      jsonb not null,
  art       text not null,
  enabled   boolean not null default true,
  hot       boolean not null default false,
  rtp_ppm   integer not null check (rtp_ppm between 0 and 1000000),
  sort      integer not null,
  unique (platform, code)
);
-- Names of players at platforms; they reveal nothing about the player.
create table game_player (
  user_id  bigint primary key references user_account,
  name     text not null unique check (name ~ '^p-[0-9a-f]{24}$')
);
-- Opened games, which connect a platform's bet with the session it came from.
create table game_session (
  id          text primary key,
  user_id     bigint not null references user_account,
  platform        text not null references game_platform,
  game        text not null references game,
  session_id  bigint not null,
  at          timestamptz(3) not null
);
-- Transfers between the main account and a platform (L12). The money of a pending transfer is in `transit`.
create table transfer (
  id         bigint primary key default nextval('id_seq'),
  user_id    bigint not null references user_account,
  platform       text not null references game_platform,
  -- 1 into the platform, -1 out of it.
  direction  smallint not null check (direction in (1, -1)),
  amount     bigint not null check (amount > 0),
  currency   text not null,
  state      text not null default 'pending' check (state in ('pending', 'done', 'reversed')),
  -- The platform's refusal code.
  reason     text,
  -- Permanent reference of the transfer at the platform.
  ref        text not null unique,
  rid        text not null,
  at         timestamptz(3) not null,
  done_at    timestamptz(3),
  unique (user_id, rid), check ((state = 'pending') = (done_at is null))
);
create unique index transfer_one_pending on transfer (user_id, platform) where state = 'pending';
create index transfer_of_user on transfer (user_id, id desc);
create index transfer_done on transfer (platform, done_at) where state <> 'pending';
-- Rounds reported by platforms. `booked`: the ledger has the round; a loss waits for the end of a pending transfer.
create table game_round (
  id       bigint primary key default nextval('id_seq'),
  platform     text not null references game_platform,
  ref      text not null,
  user_id  bigint not null references user_account,
  game     text not null,
  stake    bigint not null check (stake >= 0),
  -- Null while the round is open.
  payout   bigint check (payout >= 0),
  booked   boolean not null,
  at       timestamptz(3) not null,
  unique (platform, ref)
);
create index game_round_of_user on game_round (user_id, id desc);
create index game_round_at on game_round (platform, at);
create index game_round_waiting on game_round (user_id) where not booked;
-- Read positions in the statements of platforms.
create table game_statement (platform text primary key references game_platform, cursor text not null);
-- Calls of a seamless wallet by their id, with their answers (P2). A rollback that came before its bet
-- is stored under the bet's id.
create table game_wallet_call (
  platform       text not null references game_platform,
  id         text not null,
  kind       text not null check (kind in ('bet', 'win', 'rollback', 'tombstone')),
  round      text not null,
  user_id    bigint,
  amount     bigint not null,
  body_hash  bytea not null check (octet_length(body_hash) = 32),
  status     smallint,
  answer     jsonb,
  -- A bet that was rolled back.
  undone     boolean not null default false,
  at         timestamptz(3) not null,
  primary key (platform, id)
);
create index game_wallet_call_at on game_wallet_call (platform, at);
create index game_wallet_call_round on game_wallet_call (platform, round);
select append_only('game_player'), deny_app('provider_review', 'delete, truncate'), deny_app('transfer', 'delete, truncate'),
  deny_app('game_round', 'delete, truncate'), deny_app('game_wallet_call', 'delete, truncate');
grant select on transfer to tessera_auditor;
