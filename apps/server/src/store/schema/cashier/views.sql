-- What the cashier publishes to other modules.
create or replace view exchange_rate_now with (security_invoker) as
select distinct on (currency) currency, value, at from exchange_rate order by currency, id desc;
