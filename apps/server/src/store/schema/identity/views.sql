-- What identity publishes to other modules.
create or replace view player with (security_invoker) as
select id, user_name, kind, currency, enable, birth_date, withdraw_locked_until, created_at, language from user_account;
create or replace view player_session with (security_invoker) as
select id, user_id, created_at, last_action_at, expires_at, ended_at, reality_at from session;
-- Accounts with a confirmed authenticator.
create or replace view authenticator_on with (security_invoker) as select user_id from authenticator where secret is not null;
-- Browsers that an account has signed in from, by the hash of the browser's secret.
create or replace view player_browser with (security_invoker) as select user_id, browser_hash from session;
-- Sessions of browsers, by the hash of the browser's secret. `withdrawn`: ended on purpose and not by time, so the browser hears nothing of the
-- account any more.
create or replace view browser_session with (security_invoker) as
select user_id, browser_hash, last_action_at, ended_at,
  coalesce(end_reason in ('logout', 'reuse', 'disabled', 'revoked', 'password'), false) as withdrawn
from session;
-- For operators alone: accounts of players, their sessions with the browser, and the wallets that sign in.
create or replace view player_account with (security_invoker) as
select id, user_name, kind, language, currency, enable, created_at, birth_date, rebate_ppm, password_changed_at, withdraw_locked_until,
  fund_password_hash is not null as fund_password
from user_account where kind in ('player', 'agent');
-- Accounts that try the platform out with money of no value, until they expire.
create or replace view trial_account with (security_invoker) as
select id, currency, created_at, expires_at from user_account where kind = 'trial';
create or replace view player_browser_session with (security_invoker) as
select id, user_id, browser_hash, address, user_agent, created_at, last_action_at, ended_at, end_reason from session;
create or replace view player_wallet with (security_invoker) as select chain, address, user_id from wallet;
-- Codes by which players get back in without a password.
create or replace view player_recovery_code with (security_invoker) as
select user_id from recovery_code where purpose = 'password' and used_at is null;
revoke all on player_account, trial_account, player_browser_session, player_wallet, player_recovery_code from tessera_app;
grant select on player_account, trial_account, player_browser_session, player_wallet, player_recovery_code to tessera_console;
