-- Draws, their seed chains, outside results, and the public journal of lot/v1 (trust.md section 4).

-- Seed chains: the commitment s_0 is published before the first sale; draw number i of the epoch uses s_i.
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
  -- Number i in the epoch: the draw uses s_i.
  seq             integer,
  state           text not null default 'scheduled'
                  check (state in ('scheduled', 'open', 'closed', 'sealed', 'drawn', 'settling', 'settled', 'void')),
  open_at         timestamptz(3) not null,
  close_at        timestamptz(3) not null,
  draw_at         timestamptz(3) not null,
  round           bigint,
  descriptor      jsonb,
  descriptor_hash bytea,
  -- The seal document, fixed right after the close; its signatures are added with the step to `sealed`.
  seal            jsonb,
  seal_proof      jsonb,
  result          jsonb,
  transcript      jsonb,
  void_reason     text,
  bets            integer not null default 0,
  stake_total     bigint not null default 0,
  bets_root       bytea,
  -- Last bet id settled or refunded; written with each chunk.
  settle_progress bigint not null default 0,
  sealed_at       timestamptz(3),
  drawn_at        timestamptz(3),
  settled_at      timestamptz(3),
  -- Made for the demonstration before the first start, under a past clock.
  sample          boolean not null default false,
  -- First request for the official result after the draw that got no answer.
  pending_at      timestamptz(3),
  -- Alarm to the operator about a result long overdue.
  overdue_at      timestamptz(3),
  -- Source of the result of an outside draw.
  result_source   text check (result_source in ('feed', 'operator')),
  check (open_at < close_at and close_at < draw_at), unique (lottery_id, issue), unique (epoch_id, seq)
);
create index draw_by_time on draw (lottery_id, draw_at desc);
create index draw_unfinished on draw (state, draw_at) where state not in ('settled', 'void');
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
-- The last entry; writers lock this row one after another.
create table journal_head (
  only_row boolean primary key default true check (only_row),
  seq      bigint not null,
  hash     bytea not null
);
-- Final, verified reports of a feed with their signatures: the report that decided a draw, and later different ones.
create table feed_report (
  draw_id    bigint not null references draw,
  revision   integer not null check (revision > 0),
  report     jsonb not null,
  signature  bytea not null check (length(signature) = 64),
  at         timestamptz(3) not null default app_now(),
  primary key (draw_id, revision)
);
-- Later official numbers of settled outside draws, entered by two operators. The draw keeps its result; the difference
-- is paid where the new numbers pay more, and no payout is taken back.
create table draw_correction (
  draw_id   bigint not null references draw,
  -- 1 for the first correction of a draw.
  number    integer not null check (number > 0),
  result    jsonb not null,
  -- Last bet processed; written with each chunk.
  progress  bigint not null default 0,
  at        timestamptz(3) not null,
  done_at   timestamptz(3),
  primary key (draw_id, number)
);

insert into journal_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));
select append_only('journal'), append_only('feed_report'), deny_app('draw', 'delete, truncate'),
  deny_app('draw_correction', 'delete, truncate'), deny_app('epoch', 'delete, truncate'),
  deny_app('journal_head', 'delete, truncate');
grant select on draw to tessera_auditor;
