-- What identity publishes to other modules.
create or replace view player with (security_invoker) as
select id, user_name, kind, currency, enable, birth_date, withdraw_locked_until, created_at from user_account;
create or replace view player_session with (security_invoker) as
select id, user_id, created_at, last_action_at, expires_at, ended_at, reality_at from session;
-- Accounts with a confirmed authenticator.
create or replace view authenticator_on with (security_invoker) as select user_id from authenticator where secret is not null;
-- Browsers that an account has signed in from, by the hash of the browser's secret.
create or replace view player_browser with (security_invoker) as select user_id, browser_hash from session;
