-- Bets, their requests and receipts, and the maximum payouts reserved for them (trust.md sections 2 and 3).
--
-- Tables with many writes have no foreign keys: every row is written by a function that holds locks on the draw and on the
-- player's account, and a check per row would cost more than the row.

-- A batch of bets takes one number b and gives its bets the ids b * 256 .. b * 256 + 255. The receipts of a batch are
-- therefore one range of ids, and ids grow with time.
create sequence bet_block;

create table bet (
  id            bigint primary key,
  user_id       bigint not null,
  draw_id       bigint not null,
  lottery_id    text not null,
  play_id       text not null,
  board         text not null check (board in ('tradition', 'credit')),
  content       jsonb not null,
  -- SHA-256 of a content too long to be sent with every row of a settlement; null for the others.
  content_hash  bytea check (length(content_hash) = 32),
  lines         integer not null check (lines > 0),
  unit_stake    bigint not null check (unit_stake > 0),
  multiple      integer not null check (multiple > 0),
  stake         bigint not null check (stake = unit_stake * multiple * lines),
  rebate_ppm    integer not null check (rebate_ppm between 0 and 1000000),
  -- Tier or tier/kind to 1/10 000 per unit staked, as text; fixed at acceptance (L9).
  odds          jsonb not null,
  max_win       bigint not null check (max_win >= 0),
  currency      text not null,
  -- H(0x00 || canonical leaf), see trust.md section 4, step 4.
  leaf_hash     bytea not null check (length(leaf_hash) = 32),
  salt          bytea not null check (length(salt) = 16),
  -- Pseudonym of the player in this draw, 16 bytes.
  acct          bytea not null check (length(acct) = 16),
  rid           uuid not null,
  idx           smallint not null,
  placed_at     timestamptz(3) not null,
  unique (user_id, rid, idx)
);
create index bet_of_draw on bet (draw_id, id);
create index bet_of_user on bet (user_id, id);
-- Maximum payout of a draw in one currency, reserved at acceptance so that no cap reduces a payout (L9).
create table exposure (
  draw_id   bigint not null,
  currency  text not null,
  amount    bigint not null default 0 check (amount >= 0),
  primary key (draw_id, currency)
);
-- Maximum payout of a draw to one player; protected by the lock on the player's account.
create table exposure_user (
  draw_id  bigint not null,
  user_id  bigint not null,
  amount   bigint not null default 0 check (amount >= 0),
  primary key (draw_id, user_id)
);
-- Answers of bet requests, written together with their bets, so that a repeat finds both or neither (L6).
create table bet_request (
  user_id    bigint not null,
  rid        uuid not null,
  body_hash  bytea not null check (length(body_hash) = 32),
  draw_id    bigint not null,
  -- [[index, code, data]] of the refused items.
  refusals   jsonb not null,
  -- Main balance in the answer.
  balance    bigint not null,
  at         timestamptz(3) not null,
  primary key (user_id, rid)
);
-- Signatures over the receipts of batches (B4). They can be made again from the bets, so they are stored later.
create table receipt_batch (
  block      bigint primary key,
  size       smallint not null,
  root       bytea not null check (length(root) = 32),
  signature  bytea not null check (length(signature) = 64),
  key        bytea not null check (length(key) = 32)
);
select append_only('bet'), append_only('bet_request'), append_only('receipt_batch'),
  deny_app('exposure', 'delete, truncate'), deny_app('exposure_user', 'delete, truncate');
grant select on bet to tessera_auditor;
