-- Money in the operators' console: how many people each action needs, and what commands of one operator add up to.
insert into console_policy (action, needs, least) values
  ('withdrawal.mark', 2, 2), ('deposit.credit', 1, 1), ('deposit.return', 1, 1), ('channel.open', 2, 1), ('channel.close', 1, 1),
  ('channel.terms', 2, 2), ('rate.set', 2, 2), ('difference.close', 2, 1), ('review.close', 1, 1), ('payout.lock', 1, 1),
  ('payout.unlock', 2, 2);
-- Money that a command moves, in the base currency, and whose: what one maker decides alone about one player adds up over a day.
create table console_command_sum (
  command_id  bigint primary key references console_command,
  maker_id    bigint not null references operator,
  user_id     bigint not null references user_account,
  amount      bigint not null check (amount > 0),
  at          timestamptz(3) not null default app_now()
);
create index console_command_sum_of on console_command_sum (maker_id, user_id, at);
select append_only('console_command_sum');
revoke all on console_command_sum from tessera_app;
grant select, insert on console_command_sum to tessera_console;
