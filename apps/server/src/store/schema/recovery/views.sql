-- What the recovery of accounts publishes to operators: where messages of an account go. `address` is sealed.
create or replace view player_contact with (security_invoker) as
select user_id, kind, address, fingerprint, masked, added_at, bounced_at from account_contact;
revoke all on player_contact from tessera_app;
grant select on player_contact to tessera_console;
