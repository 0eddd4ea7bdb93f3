-- Outcomes of bets, rebates that are due, and payments after corrections of draws (trust.md section 3).

-- Outcomes of bets that are not lost: at most one row per bet (L8).
create table outcome (
  user_id     bigint not null,
  bet_id   bigint not null,
  draw_id     bigint not null,
  kind        text not null check (kind in ('won', 'cancelled', 'void')),
  -- Total credit, returned stake included.
  payout      bigint not null check (payout >= 0),
  -- Part of the stake returned by ties; it earns no rebate.
  tied_stake  bigint not null default 0 check (tied_stake >= 0),
  -- [{tier, kind, count}] as settled.
  wins        jsonb not null default '[]',
  at          timestamptz(3) not null,
  primary key (draw_id, bet_id)
);
-- Rebates of settled bets that are due at the end of their draw (L13); the payment removes the row.
create table rebate_due (
  draw_id   bigint not null,
  user_id   bigint not null,
  currency  text not null,
  amount    bigint not null check (amount > 0),
  primary key (draw_id, user_id)
);

create table bet_correction (
  user_id    bigint not null,
  bet_id  bigint not null,
  number     integer not null,
  draw_id    bigint not null,
  -- Payment in addition to all earlier ones.
  extra      bigint not null check (extra > 0),
  wins       jsonb not null,
  at         timestamptz(3) not null,
  primary key (user_id, bet_id, number)
);
create index bet_correction_draw on bet_correction (draw_id);
select append_only('outcome'), append_only('bet_correction');
grant select on outcome, bet_correction to tessera_auditor;
