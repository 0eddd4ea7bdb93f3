/** The player whose money the acts try to move, and a settled draw; the draw with the next id is open. */
export const PLAYER = 7001n;
export const DRAW = 9001n;

/** An attack that a session of the application's role might try. */
export interface Act {
  readonly sql: string;
  /** Tried while the ledger is frozen. */
  readonly frozen?: boolean;
  /** True when the statement cannot run inside a transaction. */
  readonly alone?: boolean;
}

const balance = `balance = balance + 1 where user_id = ${PLAYER}`;
const main = `(select id from account where user_id = ${PLAYER} and kind = 'main' and currency = 'CNY')`;
const bonus = `(select id from account where user_id is null and kind = 'bonus' and currency = 'CNY')`;

/** Opens a batch with one transaction of the player and inserts `entries`. */
const posting = (entries: string): string => `
  do $$ declare b bigint := ledger_open_batch(); t bigint := nextval('id_seq');
  begin
    insert into ledger_tx (id, batch_id, kind, key, user_id, at) values (t, b, 'deposit', 'forged', ${PLAYER}, now());
    insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at) ${entries};
    perform ledger_close_batch(b);
  end $$`;
const side = (account: string, user: string, amount: string, currency = 'CNY'): string =>
  `(b, t, ${account}, ${user}, ${amount}, '${currency}', now())`;

const withdrawal = (id: number, state: string): string =>
  `insert into withdrawal (id, user_id, currency, amount, fee, account_id, kind, label, provider, pay_currency, pay_amount,
     automatic, state, created_at, expected_at)
   values (${id}, ${PLAYER}, 'CNY', 9000, 0, 9201, 'bank', 'x', 'payments', 'CNY', 9000, true, '${state}', now(), now())`;

/** The acts of F14 by name. None may succeed. */
export const ACTS: Readonly<Record<string, Act>> = {
  // Objects of the session beside the real ones.
  'make a temporary table that hides a real one': {
    sql: 'create temp table ledger_freeze (lifted_at timestamptz)',
  },
  'make a temporary sequence that hides the real one': { sql: 'create temp sequence id_seq' },
  'make a temporary view': { sql: 'create temp view chain as select 1 as seq' },
  'make a temporary function': {
    sql: `create temp table seat (id int); create function pg_temp.app_now() returns timestamptz language sql as 'select now()'`,
  },
  'make a table': { sql: 'create table public.mine (id int)' },
  'make a function': { sql: `create function public.mine() returns int language sql as 'select 1'` },
  'make a schema that hides the real one': { sql: 'create schema mine' },
  'make a type': { sql: 'create domain public.mine as text' },
  'make a large object': { sql: `select lo_from_bytea(0, 'x')` },
  'put a trigger on accounts': {
    sql: 'create trigger mine before update on account for each row execute function refuse_change()',
  },
  'put the guard of entries on another table': {
    sql: 'create trigger mine after insert on job referencing new table as new_entries for each statement execute function entry_guard()',
  },
  'put a rule on entries': { sql: 'create rule mine as on insert to entry do instead nothing' },
  'replace a guard': {
    sql: `create or replace function refuse_account_change() returns trigger language plpgsql as 'begin return null; end'`,
  },
  // Another role's rights.
  'become the owner': { sql: 'set role tessera' },
  'become the role that moves balances': { sql: 'set role tessera_ledger' },
  'become the auditor': { sql: 'set role tessera_auditor' },
  'become the owner by session': { sql: 'set session authorization tessera' },
  'drop the role and write as the login': { sql: `set role none; update account set ${balance}` },
  'make itself superuser': { sql: 'alter role tessera_app superuser' },
  'make a role': { sql: 'create role mine superuser' },
  'give itself a role': { sql: 'grant tessera_ledger to tessera_app' },
  // PostgreSQL only warns when a role grants a right that it does not have; the update shows whether the grant worked.
  'give itself a right': { sql: `grant update on account to tessera_app; update account set ${balance}` },
  'give an auditor a password': { sql: `alter role tessera_auditor login password 'mine'` },
  // The guards.
  'switch triggers off for the session': { sql: 'set session_replication_role = replica' },
  'switch the triggers of entries off': { sql: 'alter table entry disable trigger all' },
  'drop the guard of accounts': { sql: 'drop trigger account_guard on account' },
  'drop a constraint': { sql: 'alter table account drop constraint account_not_negative' },
  'change the search path of a guard': {
    sql: 'alter function entry_guard() set search_path = pg_temp, public',
  },
  'take a table over': { sql: 'alter table account owner to tessera_app' },
  'write into the catalogue': { sql: `update pg_trigger set tgenabled = 'D'` },
  'switch off durability for all': { sql: `alter system set fsync = 'off'`, alone: true },
  // Files and programs of the machine.
  'read a file': { sql: `select pg_read_file('/etc/passwd')` },
  'import a file': { sql: `select lo_import('/etc/passwd')` },
  'run a program': { sql: `copy job from program 'id'` },
  'write a file': { sql: `copy account to '/tmp/book-of-others'` },
  // Balances without entries.
  'raise a balance': { sql: `update account set ${balance}` },
  'raise a balance from inside a block': {
    sql: `do $$ begin execute 'update account set ${balance}'; end $$`,
  },
  'raise a balance by an upsert': {
    sql: `insert into account (user_id, kind, currency, balance) values (${PLAYER}, 'main', 'CNY', 1)
      on conflict on constraint account_once do update set balance = 1000000`,
  },
  'raise a balance by a merge': {
    sql: `merge into account a using (select 1) one on a.user_id = ${PLAYER} when matched then update set balance = 1000000`,
  },
  'make an account with money': {
    sql: `insert into account (user_id, kind, currency, balance) values (7009, 'main', 'CNY', 1000000)`,
  },
  'give an account another owner': { sql: `update account set user_id = 7009 where user_id = ${PLAYER}` },
  'give an account another currency': {
    sql: `update account set currency = 'USDT' where user_id = ${PLAYER}`,
  },
  'remove an account': { sql: `delete from account where user_id = ${PLAYER}` },
  'empty the accounts': { sql: 'truncate account' },
  'call the guard that moves balances': { sql: 'select entry_guard()' },
  // Entries, batches and their chain.
  'alter an entry': { sql: 'update entry set amount = amount * 2' },
  'remove an entry': { sql: 'delete from entry' },
  'post money out of nothing': { sql: posting(`values ${side(main, String(PLAYER), '1000000')}`) },
  'post money that does not add up': {
    sql: posting(`values ${side(main, String(PLAYER), '1000000')}, ${side(bonus, String(PLAYER), '-1')}`),
  },
  'turn trial money into real money': {
    sql: posting(`values ${side(main, String(PLAYER), '100')}, ${side(bonus, String(PLAYER), '-100')},
      ${side(`ledger_account(${PLAYER}, 'main', 'TRIAL')`, String(PLAYER), '1', 'TRIAL')},
      ${side(`ledger_account(null, 'bonus', 'TRIAL')`, String(PLAYER), '-1', 'TRIAL')}`),
  },
  'take money out of another player': {
    sql: posting(`select b, t, a.id, ${PLAYER}, x.amount, 'CNY', now() from (values (${PLAYER}, 10000), (${PLAYER + 1n}, -10000))
      x (player, amount) join account a on a.user_id = x.player and a.kind = 'main'`),
  },
  'go below zero': {
    sql: posting(
      `values ${side(main, String(PLAYER), '-1000000')}, ${side(bonus, String(PLAYER), '1000000')}`,
    ),
  },
  'add to a batch that is closed': {
    sql: `insert into entry (batch_id, tx_id, account_id, user_id, amount, currency, at)
      select t.batch_id, t.id, a.id, ${PLAYER}, a.amount, 'CNY', now()
      from ledger_tx t, (values (${main}, 5), (${bonus}, -5)) a (id, amount) where t.user_id = ${PLAYER}`,
  },
  'leave a batch open': { sql: 'select ledger_open_batch()' },
  'make a batch': { sql: `insert into batch (id, at) values (1, now())` },
  'give a batch another hash': { sql: `update batch set hash = sha256('')` },
  'write a link of the chain': { sql: `insert into chain (seq, batch_id, hash) values (99, 99, sha256(''))` },
  'rewrite the chain': { sql: `update chain set hash = sha256('')` },
  'keep a batch out of the chain': { sql: 'delete from chain_queue' },
  'remove a transaction': { sql: 'delete from ledger_tx' },
  'reset the totals of a day of play': { sql: 'update play_day set staked = 0' },
  // Draws and bets.
  'give a draw another result': { sql: `update draw set result = '{"r":2}' where id = ${DRAW}` },
  'give a draw another seal': { sql: `update draw set seal = '{"s":2}' where id = ${DRAW}` },
  'give a draw another descriptor': { sql: `update draw set descriptor = '{"v":2}' where id = ${DRAW}` },
  'give a draw another transcript': { sql: `update draw set transcript = '{"v":2}' where id = ${DRAW}` },
  'give a sealed draw other bets': { sql: `update draw set bets_root = 'x' where id = ${DRAW}` },
  'give an open draw its result': { sql: `update draw set result = '{"r":2}' where id = ${DRAW + 1n}` },
  'draw while sales are open': {
    sql: `update draw set state = 'drawn', result = '{"r":2}' where id = ${DRAW + 1n}`,
  },
  'seal while sales are open': { sql: `update draw set seal = '{"s":2}' where id = ${DRAW + 1n}` },
  'call an open draw a sample': { sql: `update draw set sample = true where id = ${DRAW + 1n}` },
  'sell longer': { sql: `update draw set close_at = close_at + interval '1 minute' where id = ${DRAW + 1n}` },
  'open a settled draw again': { sql: `update draw set state = 'open' where id = ${DRAW}` },
  'void a settled draw': { sql: `update draw set state = 'void' where id = ${DRAW}` },
  'make a draw with its result': {
    sql: `insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, result)
      values (9009, 'hostile', '9', 'drawn', now(), now() + '1 s', now() + '2 s', '{}')`,
  },
  'remove a draw': { sql: `delete from draw where id = ${DRAW}` },
  'alter an outcome': { sql: 'update outcome set payout = 1000000' },
  'remove an outcome': { sql: 'delete from outcome' },
  'win twice': {
    sql: `insert into outcome (user_id, bet_id, draw_id, kind, payout, at) values (${PLAYER}, 9101, ${DRAW}, 'won', 20, now())`,
  },
  'alter a bet': { sql: `update bet set content = '["better"]'` },
  'remove a bet': { sql: 'delete from bet' },
  'rewrite the public journal': { sql: `update journal set body = '{"v":2}'` },
  'enter a result for an operator': {
    sql: `insert into approval (subject, act, entry, operator_id) values ('draw:${DRAW + 1n}', 'result', '[1]', 8001)`,
  },
  // The freeze, the audit and the log.
  'lift the freeze': {
    sql: `update ledger_freeze set lifted_at = now(), lifted_by = 'x', lifted_why = 'x' where lifted_at is null`,
    frozen: true,
  },
  'remove the freeze': { sql: 'delete from ledger_freeze', frozen: true },
  'write a freeze that was lifted before': {
    sql: `insert into ledger_freeze (at, reason, lifted_at, lifted_by, lifted_why) values (now(), '{}', now(), 'op_one', 'x')`,
  },
  'post while the ledger is frozen': {
    sql: posting(`values ${side(main, String(PLAYER), '100')}, ${side(bonus, String(PLAYER), '-100')}`),
    frozen: true,
  },
  'write a checkpoint of an audit that did not run': {
    sql: `insert into audit_checkpoint (at, whole, seq, hash, violations) values (now(), true, 1, '', '[]')`,
  },
  'alter a checkpoint': { sql: `update audit_checkpoint set violations = '[]'` },
  'remove the checkpoints': { sql: 'delete from audit_checkpoint' },
  'give the audit other sums to start from': { sql: 'update audit_sum set amount = amount + 1' },
  'keep the audit from running': { sql: 'select from audit_turn for update' },
  // Operators of the console.
  'make itself an operator': {
    sql: `insert into operator (name, person, role) values ('mallory_op', 'Mallory', 'admin')`,
  },
  'read the keys of operators': { sql: 'select password_hash, totp_key from operator' },
  'disable an operator': { sql: 'update operator set enabled = false' },
  'open a session of an operator': {
    sql: `insert into operator_session (operator_id, token_hash, browser_hash, address, user_agent, created_at, last_at, ends_at)
      values (8001, sha256('a'), sha256('b'), 'x', 'x', now(), now(), now() + '1 h')`,
  },
  'read the commands of operators': { sql: 'select from console_command' },
  'sign a command': {
    sql: `insert into console_decision (command_id, operator_id, what, shown_hash, rid, address) values (1, 1, 'approve', sha256(''), 'x', 'x')`,
  },
  'need one operator where two are needed': { sql: 'update console_policy set needs = 1' },
  'change a setting': {
    sql: `insert into setting (key, value, at, by) values ('withdrawAutoBelow', '"1000000.0000"', now(), 'x')`,
  },
  'write a change of a setting': {
    sql: `insert into setting_log (key, by, at) values ('withdrawAutoBelow', 'x', now())`,
  },
  'tell players something in the name of the platform': {
    sql: `insert into notice (id, version, kind, audience, starts, ends, weight, body, must_ack, state, at, made_by)
     values ('forged', 1, 'status', 'all', now(), now() + interval '1 h', 0, '{"enUs": {"title": "x", "html": "x"}}', false, 'live', now(), 'x')`,
  },
  'act as the console': { sql: 'set role tessera_console' },
  'log an operator action': {
    sql: `select log_event('operator:op_one', 'freeze', 'ledger', null, 'lifted', '{}')`,
  },
  'write into the log': {
    sql: `insert into event_log (actor, action, subject, result) values ('operator:x', 'x', 'x', 'x')`,
  },
  'delete from the log': { sql: 'delete from event_log' },
  'keep an event out of its chain': { sql: 'delete from event_queue' },
  // Money out.
  'send a payout that no audit has cleared': {
    sql: `update withdrawal set state = 'sending' where id = 9302`,
  },
  'clear a payout without an audit': {
    sql: 'insert into payout_clearance (withdrawal_id, checkpoint_id) select 9302, max(id) from audit_checkpoint',
  },
  'clear a payout without an audit, and send it': {
    sql: `insert into payout_clearance (withdrawal_id, checkpoint_id) select 9302, max(id) from audit_checkpoint;
      update withdrawal set state = 'sending' where id = 9302`,
  },
  'insert a withdrawal in a later state': { sql: withdrawal(9309, 'sending') },
  'raise what a withdrawal pays': {
    sql: 'update withdrawal set amount = 9000, pay_amount = 9000 where id = 9302',
  },
  'send a withdrawal to another account': { sql: 'update withdrawal set account_id = 9202 where id = 9302' },
  'replace the number of a payout account': {
    sql: `update payout_account set number = 'other', fingerprint = sha256('b') where id = 9201`,
  },
  'make a new account usable at once': { sql: 'update payout_account set usable_at = now() where id = 9201' },
  'change the terms of a paid withdrawal': {
    sql: `update withdrawal set rate_at = now(), rate = 1 where id = 9301`,
  },
  'pay a paid withdrawal again': { sql: `update withdrawal set state = 'approved' where id = 9301` },
  'change the reason of a failed withdrawal': { sql: `update withdrawal set reason = 'y' where id = 9304` },
  'approve a large withdrawal without operators': {
    sql: `update withdrawal set state = 'approved' where id = 9303`,
  },
  'approve for two operators': {
    sql: `insert into approval (subject, act, operator_id) values ('withdrawal:9303', 'approve', 8001), ('withdrawal:9303', 'approve', 8002);
      update withdrawal set state = 'approved' where id = 9303`,
  },
  'write a step by hand': {
    sql: `insert into withdrawal_step (withdrawal_id, state, at) values (9302, 'sending', now())`,
  },
  'remove a withdrawal': { sql: 'delete from withdrawal' },
  // Rewards.
  'give itself a reward by hand': {
    sql: `insert into reward_grant (user_id, source, source_ref, kind, currency, terms, amount, paid, state, at, ended_at)
      values (${PLAYER}, 'x', 'x', 'task', 'CNY', '{}', 9000, 9000, 'completed', now(), now())`,
  },
  'raise a bonus': { sql: 'update reward_grant set amount = 1000000 where id = 9402' },
  'finish a bonus without staking': { sql: 'update reward_grant set progress = required where id = 9402' },
  'take up a bonus that was given up': { sql: `update reward_grant set state = 'active' where id = 9403` },
  'remove a reward to get it again': { sql: 'delete from reward_grant where id = 9401' },
  'write an entry of a reward': {
    sql: `insert into grant_entry (grant_id, at, amount, what, tx) values (9402, now(), 5, 'slice', 1)`,
  },
  'alter an entry of a reward': { sql: 'update grant_entry set amount = 1' },
  'count a stake that was not made': {
    sql: `insert into grant_stake (grant_id, user_id, ref, stake, at) values (9402, ${PLAYER}, 'draw:9', 500, now())`,
  },
  'raise the budget of an offer': { sql: 'update offer_use set budget = 1000000' },
  'set the use of an offer back': { sql: 'update offer_use set used = 0' },
  'set a share of an offer back': { sql: 'delete from offer_share' },
  'change the terms of an offer': { sql: `update offer set terms = '{}', per_player = null` },
  'write a version of an offer': {
    sql: `insert into offer (id, version, kind, name, terms, currency, starts, created_at, created_by)
      values ('hostile', 2, 'wheel', '{}', '{}', 'CNY', now(), now(), 'x')`,
  },
  'make a draft live': { sql: `select publish_offer('hostile', 1)` },
  'stop an offer': { sql: `select stop_offer('hostile')` },
  'move the use of an offer': { sql: `select move_offer_use('hostile', null, array[${PLAYER}], array[-50])` },
  'credit money by the ledger of rewards': {
    sql: `select ledger_credit('bonus', 'task', array['x'], array[${PLAYER}], array['CNY'], array[9000])`,
  },
  'make grants that nobody pays': {
    sql: `select make_grants('x', 'task', null, null, array[${PLAYER}], array['x'], array[9000], array[null]::jsonb[], null, null, null)`,
  },
  // Idempotency keys, ids, the clock and migrations.
  'forget a request that was answered': { sql: 'delete from request' },
  'give a request another body': { sql: `update request set body_hash = 'x'` },
  'forget a bet that was answered': { sql: 'delete from bet_request' },
  'set the ids back': { sql: `select setval('id_seq', 1001)` },
  'restart the id sequence': { sql: 'alter sequence id_seq restart' },
  'move the clock': { sql: 'select clock_steer(-3600000)' },
  'write the offset of the clock': { sql: 'update clock_offset set offset_ms = 1' },
  'call a migration done': { sql: `insert into migration (name, checksum) values ('0099_mine.sql', '')` },
};
