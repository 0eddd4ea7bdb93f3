-- The book holds against the application's own role (trust.md E18): what that role may not do it has no right to, whatever
-- session it opens. Rights of the database itself (TEMP, CREATE) are taken at every start, by rights.ts.

-- Three roles beside the owner. tessera_app answers players. tessera_ledger owns the functions that lock and move balances,
-- and nobody logs in as it. tessera_auditor certifies the book and clears payouts.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['tessera_app', 'tessera_ledger', 'tessera_auditor'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin', wanted);
      end if;
      if not pg_has_role(current_user, wanted, 'member') then
        execute format('grant %I to %I', wanted, current_user);
      end if;
    exception
      when duplicate_object then null;
      when insufficient_privilege then
        raise exception 'The role % is missing, and the owner of the tables may not make it. The SQL that makes all roles stands in docs/operations.md.', wanted;
    end;
  end loop;
end $$;
grant usage on schema public to tessera_app, tessera_ledger, tessera_auditor;

-- Balances. Only tessera_ledger may change one, and it has no function for it but the guard of new entries.
revoke update on account from tessera_app;
grant select on account, entry, ledger_tx, batch, ledger_freeze to tessera_ledger;
grant update (balance) on account to tessera_ledger;

-- Locks accounts by ascending id until the transaction ends (M3), and answers their balances under the lock.
create function lock_accounts(of_ids bigint[]) returns table (id bigint, balance bigint)
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query select a.id, a.balance from account a where a.id = any (of_ids) order by a.id for no key update;
end $$;

-- The same for the accounts of players: all of them, or those of a kind and a currency.
create function lock_players(of_players bigint[], of_kind text default null, of_currency text default null)
returns table (id bigint, balance bigint)
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query select a.id, a.balance from account a
    where a.user_id = any (of_players) and (of_kind is null or a.kind = of_kind)
      and (of_currency is null or a.currency = of_currency)
    order by a.id for no key update;
end $$;

-- Puts `new_text` in the place of `old_text`, which the function has once.
create function put_into(of_function regproc, old_text text, new_text text) returns void language plpgsql as $$
declare
  source text := pg_get_functiondef(of_function);
begin
  if length(source) - length(replace(source, old_text, '')) <> length(old_text) then
    raise exception '% does not have once: %', of_function, old_text;
  end if;
  execute replace(source, old_text, new_text);
end $$;

select put_into('place_bets',
  'from (select id, balance from account where id = any (guards) order by id for no key update) held',
  'from lock_accounts(guards) held');
select put_into('cancel_bet',
  $old$select account.id, account.balance into main, balance from account
  where user_id = player and kind = 'main' and currency = t.currency for no key update;$old$,
  $new$select held.id, held.balance into main, balance from lock_players(array[player], 'main', t.currency) held;$new$);
select put_into('guard_bets',
  $old$perform from account where user_id = player and kind = 'main' and currency = of_currency for no key update;$old$,
  $new$perform from lock_players(array[player], 'main', of_currency);$new$);
select put_into('begin_transfers',
  $old$perform from account where user_id = any (players) and kind = 'main' and currency = of_currency
    order by id for no key update;$old$,
  $new$perform from lock_players(players, 'main', of_currency);$new$);
select put_into('end_transfers',
  $old$perform from account where kind = 'main' and (user_id, currency) in
      (select user_id, currency from transfer where ref = any (refs) and state = 'pending')
    order by id for no key update;$old$,
  $new$perform from lock_accounts(array(
    select account.id from account where kind = 'main' and (user_id, currency) in
      (select user_id, currency from transfer where ref = any (refs) and state = 'pending')));$new$);

-- The guard of new entries moves balances as tessera_ledger, whoever inserts. No trigger of somebody else's can reach it:
-- who makes one needs the right to execute its function.
alter function entry_guard() security definer;

-- A balance changes by that role alone, and nothing else of an account ever does: this holds against a statement of the
-- owner of the tables too, until he takes the guard away. Then the auditor finds the guard missing, and the balance wrong.
drop trigger account_guard on account;
create trigger account_guard after update on account for each row
  when (current_user <> 'tessera_ledger'
    or new.id is distinct from old.id or new.user_id is distinct from old.user_id
    or new.kind is distinct from old.kind or new.currency is distinct from old.currency)
  execute function refuse_account_change();
create trigger account_starts_empty before insert on account for each row when (new.balance <> 0)
  execute function refuse_account_change();
create trigger account_stays before delete on account for each statement execute function refuse_change();
create trigger account_stays_truncate before truncate on account for each statement execute function refuse_change();

-- What the auditor may: read the book and what it has to agree with, certify, clear, freeze.
grant select on account, entry, ledger_tx, batch, chain, chain_queue, ledger_freeze, audit_checkpoint, audit_sum, clock_offset,
  ticket, outcome, draw, bet_correction, chase, chase_issue, withdrawal, transfer to tessera_auditor;
grant usage on sequence id_seq to tessera_auditor;

revoke insert, update, delete, truncate on audit_checkpoint, audit_sum from tessera_app;
grant insert on audit_checkpoint to tessera_auditor;
grant insert, update, delete on audit_sum to tessera_auditor;
select append_only('audit_checkpoint');

-- One audit at a time. A row only the auditor can lock, where an advisory lock could be held by anyone.
create table audit_turn (only_row boolean primary key default true check (only_row));
insert into audit_turn default values;
select deny_app('audit_turn', 'select, insert, update, delete, truncate');
grant select, update on audit_turn to tessera_auditor;

-- Whoever finds the book wrong may stop money. Only an operator lets it go on, with the owner's credential (`npm run ops`).
revoke insert, update, delete, truncate on ledger_freeze from tessera_app;
grant insert (at, reason) on ledger_freeze to tessera_app, tessera_auditor;

-- Withdrawals that a clean audit has seen in its snapshot, with their hold: only these are sent.
create table payout_clearance (
  withdrawal_id  bigint primary key references withdrawal,
  checkpoint_id  bigint not null references audit_checkpoint,
  at             timestamptz(3) not null default app_now()
);
select append_only('payout_clearance'), deny_app('payout_clearance', 'insert');
grant select, insert on payout_clearance to tessera_auditor;

select put_into('withdrawal_guard',
  $old$  return new;
end$old$,
  $new$  if old.state in ('confirmed', 'rejected', 'failed') and new.reason is distinct from old.reason then
    raise exception 'withdrawal %: it is over', old.id using errcode = 'TS002';
  end if;
  -- Nothing leaves on a book that was not audited since it was asked for, or that is frozen.
  if new.state = 'sending' and old.state <> 'sending' and (
    not exists (select from payout_clearance where withdrawal_id = new.id)
    or exists (select from ledger_freeze where lifted_at is null))
  then
    raise exception 'withdrawal %: no audit has cleared it', old.id using errcode = 'TS002';
  end if;
  return new;
end$new$);

-- A result comes once, to a sealed draw, with the step it belongs to, and a seal to a closed one; what was published with them
-- stays. Draws of the past that the demonstration begins with are marked, and a mark is never put on or taken off.
select put_into('draw_guard',
  '  return new;',
  $new$  if new.sample <> old.sample
     or (old.descriptor_hash is not null and new.descriptor_hash is distinct from old.descriptor_hash)
     or (old.seal_proof is not null and new.seal_proof is distinct from old.seal_proof)
     or (old.transcript is not null and new.transcript is distinct from old.transcript)
     or (old.seal is not null and row(new.bets, new.stake_total, new.bets_root)
         is distinct from row(old.bets, old.stake_total, old.bets_root)) then
    raise exception 'draw %: what was published is never updated', old.id using errcode = 'TS001';
  end if;
  if (old.result is null and new.result is not null and (old.state, new.state) <> ('sealed', 'drawn'))
     or (old.seal is null and new.seal is not null and old.state <> 'closed')
     or (new.state = 'sealed' and new.seal is null and not new.sample) then
    raise exception 'draw %: no seal or result in state %', old.id, old.state using errcode = 'TS001';
  end if;
  return new;$new$);
create function draw_begins() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'draw %: it begins without seal and result', new.id using errcode = 'TS001';
end $$;
create trigger draw_begins before insert on draw for each row
  when (not new.sample and (new.seal is not null or new.result is not null or new.transcript is not null))
  execute function draw_begins();

create function withdrawal_begins() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'withdrawal %: it begins as requested', new.id using errcode = 'TS002';
end $$;
create trigger withdrawal_begins before insert on withdrawal for each row
  when (new.state <> 'requested' or new.reason is not null or new.problem is not null)
  execute function withdrawal_begins();
-- What a withdrawal is paid to stays what it was when it was asked for.
revoke update on payout_account from tessera_app;
grant update (is_default, removed_at) on payout_account to tessera_app;
-- The trigger on withdrawals writes the steps.
revoke insert on withdrawal_step from tessera_app;

-- What operators say and do is written with the owner's credential, by `npm run ops`: no session of the application can
-- speak for one.
revoke insert on withdrawal_review, operator_entry from tessera_app;

-- Nothing of these is ever taken out.
select deny_app(kept::regclass, 'delete, truncate') from unnest(array[
  'draw', 'draw_correction', 'epoch', 'journal_head', 'exposure', 'exposure_user', 'request', 'setting', 'secret', 'lottery',
  'user_account', 'player_guard', 'play_limit', 'player_identity', 'currency']) kept;
-- A request keeps its key and its body; only its answer is put in.
revoke update on request from tessera_app;
grant update (answer) on request to tessera_app;

-- A node without the owner's credential asks whether all of these have run.
grant select on migration to tessera_app;

-- Who calls what. A function with another role's rights is called by those it was made for.
do $$
declare
  one record;
begin
  for one in
    select oid::regprocedure as name from pg_proc
    where pronamespace = 'public'::regnamespace
      and (prosecdef or prorettype = 'trigger'::regtype or proname in ('deny_app', 'append_only'))
  loop
    execute format('revoke execute on function %s from public', one.name);
  end loop;
end $$;
grant execute on function
  lock_accounts(bigint[]), lock_players(bigint[], text, text),
  ledger_account(bigint, text, text), ledger_open_batch(bigint), ledger_close_batch(bigint), ledger_chain(int), chain_events(int)
  to tessera_app;

-- No table of a session can stand in for one of ours: every function has its path, with pg_temp last. What is plain SQL keeps
-- its names as they are now instead, so that the planner can still put it into the statement that calls it.
do $$
declare
  one record;
begin
  for one in
    select p.oid::regprocedure as name, pg_get_functiondef(p.oid) as source, l.lanname = 'sql' and p.proconfig is null as plain
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prosqlbody is null
      and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')
  loop
    if one.plain then
      execute replace(replace(one.source, 'AS $function$', 'BEGIN ATOMIC'), '$function$', '; END');
    else
      execute format('alter function %s set search_path = public, pg_temp', one.name);
    end if;
  end loop;
end $$;

-- A function that is given away needs its new owner to be one who may make functions here, for that moment.
grant create on schema public to tessera_ledger;
alter function entry_guard() owner to tessera_ledger;
alter function lock_accounts(bigint[]) owner to tessera_ledger;
alter function lock_players(bigint[], text, text) owner to tessera_ledger;
revoke create on schema public from tessera_ledger;
grant execute on function transaction_fault(entry[]) to tessera_ledger;

drop function put_into(regproc, text, text);
