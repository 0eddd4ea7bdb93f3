-- What the cashier publishes to other modules.
create or replace view exchange_rate_now with (security_invoker) as
select distinct on (currency) currency, value, at from exchange_rate order by currency, id desc;
-- Players whose identity is verified, and their bank cards and wallets.
create or replace view player_verified with (security_invoker) as select user_id from player_identity where state = 'verified';
create or replace view payout_account_now with (security_invoker) as
select user_id, kind from payout_account where removed_at is null;
-- When players have stored bank cards and wallets, also those that they have removed since.
create or replace view payout_account_made with (security_invoker) as select user_id, created_at as at from payout_account;
-- Accounts that belong together, and by what: they signed in from one browser, were paid out to one account or have stored it, or are one
-- verified person by name and birth date. Both directions of each pair.
create or replace view player_link with (security_invoker) as
select one.user_id, other.user_id as other_id, 'device' as by
from player_browser one join player_browser other on other.browser_hash = one.browser_hash and other.user_id <> one.user_id
union
select one.user_id, other.user_id, 'payee'
from payout_account one join payout_account other on other.fingerprint = one.fingerprint and other.user_id <> one.user_id
union
select one.user_id, other.user_id, 'person'
from player_identity one
join player person on person.id = one.user_id
join player_identity other on lower(other.name) = lower(one.name) and other.state = 'verified' and other.user_id <> one.user_id
join player same on same.id = other.user_id and same.birth_date = person.birth_date
where one.state = 'verified';
create or replace view player_linked with (security_invoker) as select distinct user_id, other_id from player_link;
-- For operators alone: payees with their sealed numbers, verified names, and the addresses that deposits go to.
create or replace view player_payee with (security_invoker) as
select id, user_id, kind, bank, shown, number, created_at, removed_at from payout_account;
create or replace view player_person with (security_invoker) as select user_id, state, name, checked_at from player_identity;
create or replace view player_deposit_address with (security_invoker) as select user_id, address from deposit_address;
revoke all on player_payee, player_person, player_deposit_address from tessera_app;
grant select on player_payee, player_person, player_deposit_address to tessera_console;
-- Deposits that were added to a balance.
create or replace view deposit_credited with (security_invoker) as
select user_id, amount, fee, credited_at as at from deposit where state = 'credited';
-- Deposits that reached the provider, and withdrawals, as orders of their players.
create or replace view deposit_order with (security_invoker) as
select d.id, d.user_id, d.amount, p.currency, d.state, d.created_at as at
from deposit d join player p on p.id = d.user_id where d.payee is not null;
create or replace view withdrawal_order with (security_invoker) as
select id, user_id, amount, currency, state, created_at as at from withdrawal;
-- Payments that may not be credited, and withdrawals that have not ended: both wait for operators or a provider.
create or replace view deposit_review with (security_invoker) as
select amount, currency, at from deposit_payment where state = 'review';
create or replace view withdrawal_waiting with (security_invoker) as
select id, user_id, amount, currency, state, problem, created_at from withdrawal where state not in ('confirmed', 'rejected', 'failed');
-- Orders at each provider that have begun and not ended: deposits that can still be paid, payouts and returns on their way.
create or replace view provider_order with (security_invoker) as
select provider, created_at as at from deposit where state in ('created', 'paid', 'confirming') and payee is not null
union all
select provider, created_at from withdrawal where state in ('sending', 'sent')
union all
select provider, at from deposit_payment where state = 'returning';
