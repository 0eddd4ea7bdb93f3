-- Draws whose numbers are made elsewhere (D6): by an official lottery, told by its feed or entered by two operators.

alter table draw
  -- When the official draw was over and its result was asked for in vain for the first time.
  add column pending_at timestamptz(3),
  -- When the operator was alarmed because the result is long overdue.
  add column overdue_at timestamptz(3),
  -- Who brought the result of an outside draw.
  add column result_source text check (result_source in ('feed', 'operator'));

-- Final, verified reports of a feed, each with its signature: the one that decided a draw, and later ones that differ.
create table feed_report (
  draw_id    bigint not null references draw,
  revision   integer not null check (revision > 0),
  report     jsonb not null,
  signature  bytea not null check (length(signature) = 64),
  at         timestamptz(3) not null default app_now(),
  primary key (draw_id, revision)
);
select append_only('feed_report');

-- What operators entered about an outside draw. Two different ones have to say the same.
create table operator_entry (
  id          bigint primary key default nextval('id_seq'),
  draw_id     bigint not null references draw,
  purpose     text not null check (purpose in ('result', 'void', 'correction')),
  -- Drawn numbers; null for `void`.
  result      jsonb,
  operator_id bigint not null references user_account,
  at          timestamptz(3) not null default app_now(),
  check ((purpose = 'void') = (result is null))
);
create index operator_entry_draw on operator_entry (draw_id, id);
select append_only('operator_entry');
