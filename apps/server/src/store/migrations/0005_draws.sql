-- Lotteries, draws and the public journal of lot/v1 (trust.md section 4).

create table lottery (
  id          text primary key check (id ~ '^[a-z0-9][a-z0-9.-]{0,63}$'),
  family      text not null,
  name        jsonb not null,
  source      text not null check (source in ('verifiable', 'feed', 'operator')),
  zone        text not null,
  -- Seconds between draws, counted from midnight of the zone; 0 for a calendar.
  period_s    integer not null check (period_s >= 0),
  lead_s      integer not null default 10 check (lead_s > 0),
  config      jsonb not null,
  enabled     boolean not null default true,
  sort        integer not null default 0
);

-- One seed chain: commitment s_0 is published before the first sale; draw number i of the epoch uses s_i.
create table epoch (
  id          bigint primary key,
  lottery_id  text not null references lottery,
  number      integer not null,
  length      integer not null check (length > 0),
  commitment  bytea not null check (length(commitment) = 32),
  used        integer not null default 0 check (used between 0 and length),
  at          timestamptz(3) not null,
  unique (lottery_id, number)
);

create table draw (
  id              bigint primary key,
  lottery_id      text not null references lottery,
  issue           text not null,
  epoch_id        bigint references epoch,
  -- Place i in the epoch: the draw uses s_i.
  seq             integer,
  state           text not null default 'scheduled'
                  check (state in ('scheduled', 'open', 'closed', 'sealed', 'drawn', 'settling', 'settled', 'void')),
  open_at         timestamptz(3) not null,
  close_at        timestamptz(3) not null,
  draw_at         timestamptz(3) not null,
  round           bigint,
  descriptor      jsonb,
  descriptor_hash bytea,
  -- The seal document, fixed right after close; its signatures come with the step to `sealed`.
  seal            jsonb,
  seal_proof      jsonb,
  result          jsonb,
  transcript      jsonb,
  void_reason     text,
  bets            integer not null default 0,
  stake_total     bigint not null default 0,
  bets_root       bytea,
  -- Last ticket id settled or refunded; moves with its chunk.
  settle_progress bigint not null default 0,
  sealed_at       timestamptz(3),
  drawn_at        timestamptz(3),
  settled_at      timestamptz(3),
  -- Made before the first start under a past clock.
  sample          boolean not null default false,
  check (open_at < close_at and close_at < draw_at),
  unique (lottery_id, issue),
  unique (epoch_id, seq)
);
create index draw_by_time on draw (lottery_id, draw_at desc);
create index draw_unfinished on draw (state, draw_at) where state not in ('settled', 'void');

-- D5: no step back, and nothing a later step relies on is ever rewritten (D1).
create function draw_guard() returns trigger language plpgsql as $$
declare
  steps constant text[] := array['scheduled', 'open', 'closed', 'sealed', 'drawn', 'settling', 'settled'];
begin
  if old.state in ('settled', 'void') and new.state <> old.state then
    raise exception 'draw % is %: no further step', old.id, old.state using errcode = 'TS001';
  end if;
  if new.state = 'void' and old.state in ('drawn', 'settling') then
    raise exception 'draw % has a result and cannot be void', old.id using errcode = 'TS001';
  end if;
  if new.state <> 'void' and array_position(steps, new.state) < array_position(steps, old.state) then
    raise exception 'draw % cannot go from % to %', old.id, old.state, new.state using errcode = 'TS001';
  end if;
  if (old.descriptor is not null and new.descriptor is distinct from old.descriptor)
     or (old.seal is not null and new.seal is distinct from old.seal)
     or (old.result is not null and new.result is distinct from old.result)
     or (old.round is not null and new.round is distinct from old.round)
     or new.lottery_id <> old.lottery_id or new.issue <> old.issue
     or (old.state <> 'scheduled' and (new.open_at, new.close_at) is distinct from (old.open_at, old.close_at)) then
    raise exception 'draw %: descriptor, seal, result and times are never updated', old.id using errcode = 'TS001';
  end if;
  return new;
end $$;
create trigger draw_guard before update on draw for each row execute function draw_guard();

-- Public, append-only, hash-chained: epochs, descriptors, seals, results, voids, settlements.
create table journal (
  seq        bigint primary key check (seq > 0),
  kind       text not null,
  lottery_id text not null references lottery,
  draw_id    bigint references draw,
  -- The document and its SHA-256 over the canonical JSON.
  body       jsonb not null,
  digest     bytea not null check (length(digest) = 32),
  -- Head of the chain after this entry, and the signer's signature over it.
  hash       bytea not null check (length(hash) = 32),
  signature  bytea not null check (length(signature) = 64),
  at         timestamptz(3) not null
);
create unique index journal_once on journal (kind, draw_id) where draw_id is not null;
select append_only('journal');

-- The last entry; locking this row lines the writers up.
create table journal_head (
  only_row boolean primary key default true check (only_row),
  seq      bigint not null,
  hash     bytea not null
);
insert into journal_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));
