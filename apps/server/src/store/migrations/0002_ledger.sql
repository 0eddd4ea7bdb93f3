-- Double-entry ledger: trust.md L1-L6, L15. Amounts are 1/10 000 of the currency.
--
-- The only way to change a balance is to insert entries. The trigger on `entry` refuses what does not add up and
-- moves the balances itself, so the rules hold whoever writes the SQL.
--
-- A writer: ledger_open_batch(); insert into ledger_tx; ONE insert into entry; ledger_close_batch(batch).

create function is_player_kind(kind text) returns boolean language sql immutable as
$$ select kind in ('main', 'held', 'wd_hold', 'transit') or kind ~ '^plat:[a-z0-9][a-z0-9.-]{0,63}$' $$;

create function is_house_kind(kind text) returns boolean language sql immutable as
$$ select kind in ('stakes', 'payouts', 'rebate', 'bonus', 'fees', 'fx', 'rounding')
     or kind ~ '^ext:[a-z0-9][a-z0-9.-]{0,63}$' $$;

create table account (
  id bigint primary key default nextval('id_seq'),
  user_id bigint,
  kind text not null,
  currency text not null check (currency ~ '^[A-Z]{3,8}$'),
  balance bigint,
  constraint account_once unique nulls not distinct (user_id, kind, currency),
  constraint account_kind check (case when user_id is null then is_house_kind(kind) else is_player_kind(kind) end),
  -- L2: a house account is the sum of its entries and has no balance that every bet would have to update.
  constraint account_balance_kept check ((balance is null) = (user_id is null)),
  -- L3
  constraint account_not_negative check (balance >= 0)
) with (fillfactor = 60);

create table batch (
  id bigint primary key,
  at timestamptz(3) not null,
  entries int,
  hash bytea check (octet_length(hash) = 32)
);

create table ledger_tx (
  id bigint primary key default nextval('id_seq'),
  batch_id bigint not null,
  kind text not null,
  key text not null,
  user_id bigint,
  at timestamptz(3) not null,
  constraint ledger_tx_once unique (kind, key)
);

create table entry (
  batch_id bigint not null,
  id bigint not null default nextval('id_seq'),
  tx_id bigint not null,
  account_id bigint not null,
  user_id bigint,
  amount bigint not null check (amount <> 0),
  currency text not null,
  at timestamptz(3) not null,
  primary key (batch_id, id)
);
create index entry_of_user on entry (user_id, id);

create table chain_queue (batch_id bigint primary key);

create table chain (
  seq bigint primary key,
  batch_id bigint not null unique,
  hash bytea not null check (octet_length(hash) = 32)
);

-- Money writes stop while a row stands here unlifted (M6).
create table ledger_freeze (
  id bigint primary key default nextval('id_seq'),
  at timestamptz(3) not null,
  reason jsonb not null,
  lifted_at timestamptz(3),
  lifted_by text,
  lifted_why text,
  check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lifted_why is null))
);

create table audit_checkpoint (
  id bigint primary key default nextval('id_seq'),
  at timestamptz(3) not null,
  whole boolean not null,
  -- Chain up to which everything was checked, and its hash there.
  seq bigint not null,
  hash bytea not null,
  violations jsonb not null
);

-- Sum of each account's entries in chain 1 .. seq of the last checkpoint.
create table audit_sum (account_id bigint primary key, amount bigint not null);

select append_only('entry'), append_only('ledger_tx'), append_only('chain');
select deny_app('account', 'insert, delete, truncate');
select deny_app('batch', 'insert, update, delete, truncate');
select deny_app('chain', 'insert');
select deny_app('chain_queue', 'insert, update, delete, truncate');
select deny_app('ledger_freeze', 'delete, truncate');
select deny_app('audit_checkpoint', 'update, delete, truncate');

-- A balance moves only from inside the entry trigger (depth 2). Row locks by the application stay possible.
create function account_guard() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 or row(new.id, new.user_id, new.kind, new.currency)
      is distinct from row(old.id, old.user_id, old.kind, old.currency) then
    raise exception 'append_only: accounts change through entries only' using errcode = 'TS002';
  end if;
  return new;
end $$;
create trigger account_guard before update on account for each row execute function account_guard();

-- Id of an account, made at its first use. House accounts: user_id null.
create function ledger_account(of_user bigint, of_kind text, of_currency text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_id bigint;
begin
  if of_user is null then
    select id into found_id from account where user_id is null and kind = of_kind and currency = of_currency;
  else
    select id into found_id from account where user_id = of_user and kind = of_kind and currency = of_currency;
  end if;
  if found_id is not null then
    return found_id;
  end if;
  insert into account (user_id, kind, currency, balance)
    values (of_user, of_kind, of_currency, case when of_user is null then null else 0 end)
    on conflict on constraint account_once do nothing
    returning id into found_id;
  return coalesce(found_id, (select id from account
    where user_id is not distinct from of_user and kind = of_kind and currency = of_currency));
end $$;

-- Id of a house account, for set-based statements: one lookup, planned as a constant.
create function house_account(of_kind text, of_currency text) returns bigint language sql stable as
$$ select id from account where user_id is null and kind = of_kind and currency = of_currency $$;

select ledger_account(null, kind, currency)
from unnest(array['stakes', 'payouts', 'rebate', 'bonus', 'fees', 'fx', 'rounding']) kind,
     unnest(array['CNY', 'USDT', 'TRIAL']) currency;

-- Opens a batch in this transaction and returns its id: a new one, or `with_id` taken from id_seq before.
create function ledger_open_batch(with_id bigint default nextval('id_seq')) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into batch (id, at) values (with_id, app_now());
  return with_id;
end $$;

-- What the batch hash covers of one entry: big-endian 64-bit id, transaction, account, user (0 for none), amount and
-- time (microseconds since 2000-01-01 UTC), then the currency with its 32-bit length.
create function entry_image(e entry) returns bytea language sql stable as $$
  select int8send(e.id) || int8send(e.tx_id) || int8send(e.account_id) || int8send(coalesce(e.user_id, 0))
    || int8send(e.amount) || timestamptz_send(e.at)
    || int4send(octet_length(e.currency)) || convert_to(e.currency, 'UTF8')
$$;

-- L5: SHA-256 over the batch id and the images of its entries in id order.
create function batch_hash(of_batch bigint) returns bytea language sql stable as $$
  select sha256(int8send(of_batch) || coalesce(string_agg(entry_image(e), '' order by e.id), ''))
  from entry e where e.batch_id = of_batch
$$;

-- Closes a batch: nothing can be added to it any more. Returns its hash.
create function ledger_close_batch(of_batch bigint) returns bytea
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  computed bytea := batch_hash(of_batch);
begin
  update batch set hash = computed, entries = (select count(*) from entry where batch_id = of_batch)
    where id = of_batch and hash is null;
  if not found then
    raise exception 'ledger_batch: % is not open', of_batch using errcode = 'TS003';
  end if;
  insert into chain_queue (batch_id) values (of_batch);
  return computed;
end $$;

create function batch_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.hash is not null or new.hash is null or new.id <> old.id then
    raise exception 'append_only: % of batch is refused', tg_op using errcode = 'TS002';
  end if;
  return new;
end $$;
create trigger batch_guard before update or delete on batch for each row execute function batch_guard();
create trigger batch_guard_truncate before truncate on batch for each statement execute function refuse_change();

-- A batch that is still open at commit would have entries without a hash.
create function batch_closed() returns trigger language plpgsql as $$
begin
  if exists (select from batch where id = new.id and hash is null) then
    raise exception 'ledger_batch: % was not closed', new.id using errcode = 'TS003';
  end if;
  return null;
end $$;
create constraint trigger batch_closed after insert on batch
  deferrable initially deferred for each row execute function batch_closed();

-- Checks one statement's new entries and moves the balances. All entries of a transaction come in one statement.
-- Plans are cached while tables may still be empty, so the settings keep them on the indexes.
create function entry_guard() returns trigger language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  fault text;
  touched bigint[];
begin
  if exists (select from ledger_freeze where lifted_at is null) then
    raise exception 'ledger_frozen' using errcode = 'TSL01';
  end if;

  select 'batch ' || n.batch_id || ' is not open' into fault
    from (select distinct batch_id from new_entries) n left join batch b on b.id = n.batch_id
    where b.id is null or b.hash is not null limit 1;

  if fault is null then
    select 'transaction ' || n.tx_id || ' is not of this batch and user' into fault
      from (select distinct tx_id, batch_id, user_id from new_entries) n
      left join ledger_tx t on t.id = n.tx_id
      where t.id is null or t.batch_id <> n.batch_id or t.user_id is distinct from n.user_id limit 1;
  end if;

  if fault is null then
    select 'entry on account ' || n.account_id || ' of another user or currency' into fault
      from new_entries n left join account a on a.id = n.account_id
      where a.id is null or a.currency <> n.currency or (a.user_id is not null and a.user_id is distinct from n.user_id)
      limit 1;
  end if;

  -- L1: sums to zero in each currency, two sides at least. L15: trial and real money never meet.
  if fault is null then
    select 'transaction ' || s.tx_id || ' is not balanced' into fault
      from (select tx_id, currency, sum(amount) as total, count(*) as sides from new_entries group by tx_id, currency) s
      group by s.tx_id
      having bool_or(s.total <> 0) or sum(s.sides) < 2
        or (bool_or(s.currency = 'TRIAL') and bool_or(s.currency <> 'TRIAL'))
      limit 1;
  end if;

  if fault is not null then
    raise exception 'ledger_fault: %', fault using errcode = 'TS003';
  end if;

  -- M3: accounts are locked by ascending id.
  touched := array(select distinct account_id from new_entries order by 1);
  perform from account where id = any (touched) and balance is not null order by id for no key update;
  update account a set balance = a.balance + d.amount
    from (select account_id, sum(amount)::bigint as amount from new_entries group by account_id) d
    where a.id = d.account_id and a.balance is not null and d.amount <> 0;
  return null;
end $$;
create trigger entry_guard after insert on entry
  referencing new table as new_entries for each statement execute function entry_guard();

-- L5: appends committed batches to the chain, hash = SHA-256(previous hash || batch hash), the first over 32 zero
-- bytes. Returns how many; 0 also when another node is at it.
create function ledger_chain(most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last_seq bigint := 0;
  last_hash bytea := decode(repeat('00', 32), 'hex');
  waiting record;
  chained int := 0;
begin
  if not pg_try_advisory_xact_lock(7365540) then
    return 0;
  end if;
  select c.seq, c.hash into last_seq, last_hash from chain c order by c.seq desc limit 1;
  if not found then
    last_seq := 0;
    last_hash := decode(repeat('00', 32), 'hex');
  end if;
  for waiting in
    select q.batch_id, b.hash from chain_queue q join batch b on b.id = q.batch_id order by q.batch_id limit most
  loop
    last_seq := last_seq + 1;
    last_hash := sha256(last_hash || waiting.hash);
    insert into chain (seq, batch_id, hash) values (last_seq, waiting.batch_id, last_hash);
    delete from chain_queue where batch_id = waiting.batch_id;
    chained := chained + 1;
  end loop;
  return chained;
end $$;
