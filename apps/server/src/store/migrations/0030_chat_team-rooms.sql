-- The notification centre lists what customer service answered and what moderators of chat did (ADR 43).
alter table inbox_event drop constraint inbox_event_kind_check;
alter table inbox_event add constraint inbox_event_kind_check check (kind in (
  'bets', 'money', 'guard', 'security', 'rewards', 'team', 'messages', 'notice'));
alter table inbox_setting drop constraint inbox_setting_off_check;
alter table inbox_setting add constraint inbox_setting_off_check check (
  off <@ array['bets', 'money', 'rewards', 'team', 'messages', 'notice']);
-- The room of a team (ADR 42): `agent` and the members directly below read and write in it. Who they are is read from the teams at each
-- call, so rows of `chat_member` make nobody a member here.
create table chat_team_room (
  agent  bigint primary key,
  room   bigint not null unique references chat_room
);
select deny_app('chat_team_room', 'update, delete, truncate');
-- A recovery of the password that failed is a line of the login record too (ADR 40): `recovery`.
alter table login_record drop constraint login_record_result_check;
alter table login_record add constraint login_record_result_check check (result in (
  'success', 'password', 'disabled', 'registered', 'trial', 'token_reuse', 'google_code', 'password_changed',
  'fund_password_changed', 'google_on', 'google_off', 'recovery_code', 'wallet_on', 'wallet_off', 'payout_on', 'payout_off',
  'password_recovered', 'contact_on', 'contact_off', 'codes_made', 'recovery'));
