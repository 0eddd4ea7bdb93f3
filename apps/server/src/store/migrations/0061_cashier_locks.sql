-- Locks by which operators stop the payouts of a player until they are ended. Only the console writes them.
create table payout_lock (
  id           bigint primary key default nextval('id_seq'),
  user_id      bigint not null references user_account,
  reason       text not null check (length(reason) between 1 and 200),
  locked_by    text not null,
  locked_at    timestamptz(3) not null default app_now(),
  ended_by     text,
  ended_at     timestamptz(3),
  end_reason   text,
  check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (end_reason is null))
);
create unique index payout_lock_now on payout_lock (user_id) where ended_at is null;
create index payout_lock_of_user on payout_lock (user_id, id);
revoke insert, update, delete, truncate on payout_lock from tessera_app;
grant select, insert, update on payout_lock to tessera_console;
-- Only operators change channels.
revoke update on deposit_channel from tessera_app;
grant update on deposit_channel to tessera_console;
-- Deposits by their state, for operators.
create index deposit_by_state on deposit (state, id);
create index deposit_payment_of_state on deposit_payment (state, at) where state in ('review', 'returning');
