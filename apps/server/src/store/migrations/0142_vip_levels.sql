-- The table of VIP levels is versions that never change. In force is the newest one whose beginning has come.
create table vip_levels (
  number          integer primary key check (number > 0),
  -- The start of its first day in the platform's zone.
  from_at         timestamptz(3) not null,
  -- Of each level, level 1 first; money in 1/10 000 of the currency.
  turnover        bigint[] not null check (cardinality(turnover) = 8),
  promotion       bigint[] not null check (cardinality(promotion) = 8),
  weekly          bigint[] not null check (cardinality(weekly) = 8),
  monthly         bigint[] not null check (cardinality(monthly) = 8),
  birthday        bigint[] not null check (cardinality(birthday) = 8),
  withdrawals     integer[] not null check (cardinality(withdrawals) = 8),
  withdrawal_max  bigint[] not null check (cardinality(withdrawal_max) = 8),
  by              text not null,
  at              timestamptz(3) not null default app_now()
);
-- The levels that were constants of the program until now.
insert into vip_levels
  (number, from_at, turnover, promotion, weekly, monthly, birthday, withdrawals, withdrawal_max, by)
values (1, '2000-01-01',
  '{0,100000000,500000000,2000000000,8000000000,20000000000,50000000000,120000000000}',
  '{0,80000,380000,880000,2880000,6880000,16880000,38880000}',
  '{0,10000,20000,40000,140000,320000,720000,1720000}',
  '{0,30000,80000,180000,580000,1280000,2880000,6880000}',
  '{0,80000,280000,580000,880000,1880000,3880000,8880000}',
  '{3,3,5,5,8,8,10,10}',
  '{200000000,300000000,500000000,1000000000,2000000000,5000000000,8000000000,10000000000}', 'release');
select append_only('vip_levels');
-- Only the console's login writes them.
revoke insert, update, delete, truncate on vip_levels from tessera_app;
grant select, insert on vip_levels to tessera_console;
insert into console_policy (action, needs, least) values ('vip.change', 2, 2);
