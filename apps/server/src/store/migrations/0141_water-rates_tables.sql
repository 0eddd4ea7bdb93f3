-- Rates of water-back are versions that never change. In force on a day is the newest one whose first day has come.
create table water_back_rates (
  number        integer primary key check (number > 0),
  from_day      date not null,
  -- Of each level, level 1 first, in ppm.
  lottery_ppm   integer[] not null check (cardinality(lottery_ppm) = 8),
  platform_ppm  integer[] not null check (cardinality(platform_ppm) = 8),
  by            text not null,
  at            timestamptz(3) not null default app_now()
);
-- The rates that were constants of the program until now.
insert into water_back_rates (number, from_day, lottery_ppm, platform_ppm, by) values
  (1, '2000-01-01', '{2000,2500,3000,3200,3400,3600,3800,4000}', '{3000,3500,4000,4500,5000,5500,5800,6000}', 'release');
select append_only('water_back_rates');
-- Only the console's login writes them.
revoke insert, update, delete, truncate on water_back_rates from tessera_app;
grant select, insert on water_back_rates to tessera_console;
insert into console_policy (action, needs, least) values ('waterback.change', 2, 2);
