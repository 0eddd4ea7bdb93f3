-- What the ledger publishes to other modules.
-- Entries on accounts other than the first house accounts, which the index `entry_of_user` leaves out.
create or replace view player_entry with (security_invoker) as select * from entry where account_id > 1021;
select deny_app('player_entry', 'insert, update, delete');
create or replace view player_balance with (security_invoker) as
select id, user_id, kind, currency, balance from account where user_id is not null;
-- Accounts of the house. Some have ids among those of players, so entries of players are told apart by this.
create or replace view house_account_id with (security_invoker) as select id from account where user_id is null;
select deny_app('house_account_id', 'insert, update, delete');
-- Entries on accounts of players; `account` is the kind of account, `kind` and `key` name the transaction.
create or replace view player_movement with (security_invoker) as
select e.id, e.batch_id, e.tx_id, e.account_id, a.kind as account, e.user_id, e.amount, e.currency, e.at, t.kind, t.key
from player_entry e
join account a on a.id = e.account_id and a.user_id is not null
join ledger_tx t on t.id = e.tx_id;
-- The same of entries on accounts of the house.
create or replace view house_movement with (security_invoker) as
select e.id, e.batch_id, t.id as tx_id, a.kind as account, t.user_id, e.amount, e.currency, e.at, t.kind, t.key
from ledger_tx t
join entry e on e.batch_id = t.batch_id and e.tx_id = t.id
join account a on a.id = e.account_id and a.user_id is null;
create or replace view posting with (security_invoker) as select id, kind, key, user_id, at from ledger_tx;
-- Committed batches in the order of the chain. A batch that is committed later has a higher `seq`, whatever its id and time.
create or replace view chained_batch with (security_invoker) as
select c.seq, c.batch_id, b.entries, b.at from chain c join batch b on b.id = c.batch_id;
-- The last number of the chain, and whether batches are waiting to be chained.
create or replace view chain_head with (security_invoker) as
select coalesce((select max(seq) from chain), 0) as seq, exists (select from chain_queue) as unchained;
create or replace view money_freeze with (security_invoker) as
select id, at, reason from ledger_freeze where lifted_at is null;
grant select on player_entry, player_balance, player_movement, house_movement, house_account_id, posting to tessera_auditor;
-- The newest audit: when, and how many violations it found.
create or replace view audit_last with (security_invoker) as
select at, jsonb_array_length(violations) as violations from audit_checkpoint order by id desc limit 1;
