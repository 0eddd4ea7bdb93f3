-- What the cashier publishes to other modules.
create or replace view exchange_rate_now with (security_invoker) as
select distinct on (currency) currency, value, at from exchange_rate order by currency, id desc;
-- Players whose identity is verified, and their bank cards and wallets.
create or replace view player_verified with (security_invoker) as select user_id from player_identity where state = 'verified';
create or replace view payout_account_now with (security_invoker) as
select user_id, kind from payout_account where removed_at is null;
