-- Lotteries and official results in the operators' console: how many people each action needs.
insert into console_policy (action, needs, least) values
  ('lottery.suspend', 1, 1), ('lottery.resume', 1, 1), ('lottery.enable', 2, 2), ('lottery.disable', 2, 2),
  ('lottery.price', 2, 2), ('lottery.caps', 2, 2), ('result.enter', 2, 2), ('result.void', 2, 2), ('result.correct', 2, 2);
-- The application reads lotteries and adds those that are missing. Operators alone change them. It locks a lottery while its draws are
-- planned, which needs the right to change some column: the order in the lobby.
revoke update on lottery from tessera_app;
grant update (sort) on lottery to tessera_app;
grant update on lottery to tessera_console;
