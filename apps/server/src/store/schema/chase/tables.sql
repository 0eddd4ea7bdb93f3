-- Chases (追号): the same bets on consecutive issues, paid from money that is held from the start (trust.md L7).

create table chase (
  id           bigint primary key,
  user_id      bigint not null,
  lottery_id   text not null,
  currency     text not null,
  state        text not null default 'running' check (state in ('running', 'paused', 'done', 'stopped')),
  ended_by     text check (ended_by in ('finished', 'won', 'loss', 'player', 'refused')),
  -- Terms of the plan, as requested.
  plan         jsonb not null,
  -- Bets of every issue with their figures at multiple 1, and the same with long contents cut, for lists.
  bets         jsonb not null,
  bets_shown   jsonb not null,
  stop_on_win  boolean not null,
  stop_loss    bigint check (stop_loss > 0),
  cost         bigint not null check (cost > 0),
  created_at   timestamptz(3) not null,
  ended_at     timestamptz(3),
  check ((state in ('done', 'stopped')) = (ended_by is not null) and (ended_by is null) = (ended_at is null))
);
create index chase_of_user on chase (user_id, id);

create table chase_issue (
  id          bigint primary key,
  chase_id    bigint not null,
  user_id     bigint not null,
  lottery_id  text not null,
  issue       text not null,
  -- Position from 0, in the order of the draws.
  place       smallint not null,
  open_at     timestamptz(3) not null,
  close_at    timestamptz(3) not null,
  multiple    integer not null check (multiple > 0),
  stake       bigint not null check (stake > 0),
  -- pending: the stake is held. placed: the bets exist. skipped: the stake was returned, for `reason`.
  state       text not null default 'pending'
              check (state in ('pending', 'placed', 'won', 'lost', 'void', 'cancelled', 'skipped')),
  reason      text,
  -- Request id of the placement (L6).
  rid         uuid not null default gen_random_uuid(),
  draw_id     bigint,
  -- Total credit of its bets, returned stakes included.
  payout      bigint check (payout >= 0),
  done_at     timestamptz(3),
  unique (chase_id, issue), unique (user_id, rid), check ((state = 'skipped') = (reason is not null)),
  check ((state in ('won', 'lost', 'void', 'cancelled')) = (payout is not null))
);
create index chase_issue_of_chase on chase_issue (chase_id, place);
create index chase_issue_due on chase_issue (lottery_id, issue) where state = 'pending';
create index chase_issue_placed on chase_issue (draw_id) where state = 'placed';
create index chase_issue_held on chase_issue (user_id) where state = 'pending';
select deny_app('chase', 'delete, truncate'), deny_app('chase_issue', 'delete, truncate');
grant select on chase, chase_issue to tessera_auditor;
