-- Third parties: their events and what differs (trust.md P1, P4); games on platforms of others (L12, P2).

-- Callbacks that were answered, for good: the same event gets the same answer.
create table provider_event (
  provider   text not null,
  event      text not null,
  body_hash  bytea not null check (octet_length(body_hash) = 32),
  status     smallint,
  answer     jsonb,
  at         timestamptz(3) not null,
  primary key (provider, event)
);
select deny_app('provider_event', 'delete, truncate');

-- Reports of the comparison of our book with a provider's statement.
create table reconciliation (
  id           bigint primary key default nextval('id_seq'),
  provider     text not null,
  from_at      timestamptz(3) not null,
  to_at        timestamptz(3) not null,
  at           timestamptz(3) not null,
  -- False when the provider did not answer.
  reached      boolean not null,
  ours         integer not null,
  theirs       integer not null,
  differences  jsonb not null
);
create index reconciliation_of_provider on reconciliation (provider, id desc);
select append_only('reconciliation');

-- What a person has to look at: a line we cannot book, a refusal that money followed, a rollback after a win.
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
  unique (provider, kind, ref),
  check ((closed_at is null) = (closed_by is null))
);
create index provider_review_open on provider_review (provider) where closed_at is null;
select deny_app('provider_review', 'delete, truncate');

create table game_plat (
  id           text primary key check (id ~ '^[a-z0-9][a-z0-9.-]{0,58}$'),
  name         jsonb not null,
  -- [{label, value}], the languages it plays in.
  language     jsonb not null,
  wallet       text not null check (wallet in ('transfer', 'seamless')),
  enabled      boolean not null default true,
  maintenance  boolean not null default false,
  sort         integer not null
);

create table game (
  id        text primary key check (id ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  plat      text not null references game_plat,
  -- What the platform calls it.
  code      text not null,
  category  text not null check (category in ('slots', 'crash', 'dice', 'cards', 'fishing', 'instant')),
  name      jsonb not null,
  art       text not null,
  enabled   boolean not null default true,
  hot       boolean not null default false,
  rtp_ppm   integer not null check (rtp_ppm between 0 and 1000000),
  sort      integer not null,
  unique (plat, code)
);

-- What platforms call a player: nothing about him can be read from it.
create table game_player (
  user_id  bigint primary key references user_account,
  name     text not null unique check (name ~ '^p-[0-9a-f]{24}$')
);
select append_only('game_player');

-- A game that was opened, so that a platform's bet can be led back to the session it was opened in.
create table game_session (
  id          text primary key,
  user_id     bigint not null references user_account,
  plat        text not null references game_plat,
  game        text not null references game,
  session_id  bigint not null,
  at          timestamptz(3) not null
);

-- Money between the main account and a platform (L12). Its money stands in `transit` while it is pending.
create table transfer (
  id         bigint primary key default nextval('id_seq'),
  user_id    bigint not null references user_account,
  plat       text not null references game_plat,
  -- 1 into the platform, -1 out of it.
  direction  smallint not null check (direction in (1, -1)),
  amount     bigint not null check (amount > 0),
  currency   text not null,
  state      text not null default 'pending' check (state in ('pending', 'done', 'reversed')),
  -- The platform's code of its refusal.
  reason     text,
  -- Names it to the platform, for good.
  ref        text not null unique,
  rid        text not null,
  at         timestamptz(3) not null,
  done_at    timestamptz(3),
  unique (user_id, rid),
  check ((state = 'pending') = (done_at is null))
);
create unique index transfer_one_pending on transfer (user_id, plat) where state = 'pending';
create index transfer_of_user on transfer (user_id, id desc);
create index transfer_done on transfer (plat, done_at) where state <> 'pending';
select deny_app('transfer', 'delete, truncate');

create function transfer_guard() returns trigger language plpgsql as $$
begin
  if old.state <> 'pending' or row(new.id, new.user_id, new.plat, new.direction, new.amount, new.currency, new.ref, new.rid)
      is distinct from row(old.id, old.user_id, old.plat, old.direction, old.amount, old.currency, old.ref, old.rid) then
    raise exception 'transfer_final: %', old.id using errcode = 'TS002';
  end if;
  return new;
end $$;
create trigger transfer_guard before update on transfer for each row execute function transfer_guard();

-- Rounds as platforms tell them. `booked`: the ledger has it; a loss waits while a transfer of its player is on its way.
create table game_round (
  id       bigint primary key default nextval('id_seq'),
  plat     text not null references game_plat,
  ref      text not null,
  user_id  bigint not null references user_account,
  game     text not null,
  stake    bigint not null check (stake >= 0),
  -- Null while the round is open.
  payout   bigint check (payout >= 0),
  booked   boolean not null,
  at       timestamptz(3) not null,
  unique (plat, ref)
);
create index game_round_of_user on game_round (user_id, id desc);
create index game_round_at on game_round (plat, at);
create index game_round_waiting on game_round (user_id) where not booked;
select deny_app('game_round', 'delete, truncate');

-- How far a platform's statement was read.
create table game_statement (
  plat    text primary key references game_plat,
  cursor  text not null
);

-- Calls of a seamless wallet by their own id, with what they were answered (P2). A rollback that came before its bet
-- stands here under the bet's id.
create table game_wallet_call (
  plat       text not null references game_plat,
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
  primary key (plat, id)
);
create index game_wallet_call_at on game_wallet_call (plat, at);
create index game_wallet_call_round on game_wallet_call (plat, round);
select deny_app('game_wallet_call', 'delete, truncate');

-- Games count for what players hold themselves to, as bets do: stakes and returns between a player and `ext:<platform>`.
create or replace function play_day_rows(entries entry[])
returns table (user_id bigint, day date, bets integer, staked bigint, returned bigint, deposits integer,
               deposited bigint, withdrawn bigint, night_bets integer) language sql stable as $$
  with counted as (
    select e.user_id, e.amount, t.kind,
           house.kind = 'stakes' or t.kind in ('play', 'game_bet') and e.amount > 0 or t.kind = 'game_rollback' as stake,
           house.kind = 'payouts' or t.kind in ('play', 'game_win') and e.amount < 0 as payout,
           case when house.kind = 'stakes' and t.kind in ('cancel', 'void') and t.key ~ '^\d{1,18}$'
             then coalesce((select ticket.placed_at from ticket where ticket.id = t.key::bigint), e.at)
             else e.at
           end at time zone coalesce((select value #>> '{}' from setting where key = 'timeZone'), 'Asia/Shanghai') as at
    from unnest(entries) e
    join account house on house.id = e.account_id and house.user_id is null
    join ledger_tx t on t.id = e.tx_id
    where e.user_id is not null
      and (house.kind in ('stakes', 'payouts')
        or t.kind in ('deposit', 'withdrawal', 'play', 'game_bet', 'game_win', 'game_rollback'))
  )
  select c.user_id, c.at::date,
    (count(*) filter (where c.stake and c.amount > 0) - count(*) filter (where c.stake and c.amount < 0))::integer,
    coalesce(sum(c.amount) filter (where c.stake), 0)::bigint,
    coalesce(-sum(c.amount) filter (where c.payout), 0)::bigint,
    (count(*) filter (where c.kind = 'deposit' and c.amount < 0))::integer,
    coalesce(-sum(c.amount) filter (where c.kind = 'deposit' and c.amount < 0), 0)::bigint,
    coalesce(sum(c.amount) filter (where c.kind = 'withdrawal'), 0)::bigint,
    (count(*) filter (where c.stake and c.amount > 0 and extract(hour from c.at) between 2 and 4))::integer
  from counted c group by 1, 2 order by 1, 2
$$;

-- What a stake outside our own draws has to heed beside breaks: the tightest of the player's limits, no code when it fits.
-- The player's main account has to be locked.
create function stake_refusal(
  player bigint, stake bigint, kinds text[], moment timestamptz, out code text, out room bigint, out period text
) language sql stable as $$
  select 'limit_' || l.kind || '_reached', greatest(l.room, 0), l.period
  from (select kind, play_limit.period, case when play_limit.period = 'bet' then value
               else value - limit_used(user_id, kind, play_limit.period, platform_day(moment)) end as room
        from play_limit where user_id = player and kind = any (kinds) and value is not null) l
  where stake > l.room order by l.room limit 1
$$;
