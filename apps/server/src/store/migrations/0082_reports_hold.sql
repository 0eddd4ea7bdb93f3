-- Hold of the lotteries beside what was to be expected: bets of draws settled on a day, without those cancelled or void. `expected` is what
-- they return on average at their own odds, `variance` that of the payout in squares of 1/10 000 (an upper bound, see ADR 49).
create table hold_day (
  currency    text not null,
  day         date not null,
  lottery_id  text not null,
  draws       integer not null default 0,
  bets        integer not null default 0,
  stake       bigint not null default 0,
  payout      bigint not null default 0,
  expected    bigint not null default 0,
  variance    numeric not null default 0,
  primary key (currency, day, lottery_id)
);
-- Up to when settled draws are in the sums, and the newest of those that are.
create table hold_progress (
  only_row  boolean primary key default true check (only_row),
  at        timestamptz(3) not null
);
insert into hold_progress (at) values (app_now() - interval '31 days');
create table hold_draw (draw_id bigint primary key, settled_at timestamptz(3) not null);
create index hold_draw_at on hold_draw (settled_at);
select deny_app('hold_progress', 'insert, delete, truncate'), deny_app('hold_day', 'delete, truncate'), deny_app('hold_draw', 'update, truncate');
