-- Who did what, when, from where, and with what result (E13): one append-only log over the logs of the parts, hash-chained.
-- Secrets never come here: passwords, codes, tokens and keys are no columns of any source.
create table event_log (
  id       bigint primary key default nextval('id_seq'),
  at       timestamptz(3) not null default app_now(),
  -- `player:<id>`, `operator:<id or name>` or `service`.
  actor    text not null,
  action   text not null,
  subject  text not null,
  address  text,
  result   text not null,
  data     jsonb not null default '{}'
);
select append_only('event_log');

-- Events that wait for the chain. Ids are given before a commit, so the order of ids is not that of the chain.
create table event_queue (event_id bigint primary key);
create table event_chain (
  seq       bigint primary key,
  event_id  bigint not null unique references event_log,
  hash      bytea not null check (octet_length(hash) = 32)
);
select append_only('event_chain');
select deny_app('event_log', 'insert'), deny_app('event_chain', 'insert'),
  deny_app('event_queue', 'insert, update, delete, truncate');

create function log_event(
  of_actor text, of_action text, of_subject text, of_address text, of_result text, of_data jsonb, of_at timestamptz default app_now()
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  new_id bigint;
begin
  insert into event_log (at, actor, action, subject, address, result, data)
  values (of_at, of_actor, of_action, of_subject, of_address, of_result, coalesce(of_data, '{}')) returning id into new_id;
  insert into event_queue (event_id) values (new_id);
  return new_id;
end $$;

-- What stands in the chain of an event: its hash after that of the one before.
create function event_hash(before bytea, event event_log) returns bytea language sql immutable as $$
  select sha256(before || convert_to(jsonb_build_array(
    event.id, extract(epoch from event.at), event.actor, event.action, event.subject, event.address, event.result, event.data
  )::text, 'utf8'))
$$;

-- Chains what is committed, one node at a time; answers how many events.
create function chain_events(most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last_seq bigint := 0;
  last_hash bytea := decode(repeat('00', 32), 'hex');
  waiting event_log;
  chained int := 0;
begin
  if not pg_try_advisory_xact_lock(7365541) then
    return 0;
  end if;
  select c.seq, c.hash into last_seq, last_hash from event_chain c order by c.seq desc limit 1;
  if not found then
    last_seq := 0;
    last_hash := decode(repeat('00', 32), 'hex');
  end if;
  for waiting in
    select e.* from event_queue q join event_log e on e.id = q.event_id order by q.event_id limit most
  loop
    last_seq := last_seq + 1;
    last_hash := event_hash(last_hash, waiting);
    insert into event_chain (seq, event_id, hash) values (last_seq, waiting.id, last_hash);
    delete from event_queue where event_id = waiting.id;
    chained := chained + 1;
  end loop;
  return chained;
end $$;

-- The first link that does not follow from the one before and its event, or a number that is missing; null for none.
create function event_chain_fault() returns bigint language plpgsql stable as $$
declare
  expected bigint := 0;
  last_hash bytea := decode(repeat('00', 32), 'hex');
  link record;
begin
  for link in
    select c.seq, c.hash, e as event from event_chain c left join event_log e on e.id = c.event_id order by c.seq
  loop
    expected := expected + 1;
    if link.seq <> expected or link.event is null then
      return expected;
    end if;
    last_hash := event_hash(last_hash, link.event);
    if last_hash <> link.hash then
      return expected;
    end if;
  end loop;
  -- An event that is neither chained nor waits was taken out of both.
  if exists (select from event_log e where not exists (select from event_chain c where c.event_id = e.id)
             and not exists (select from event_queue q where q.event_id = e.id)) then
    return expected + 1;
  end if;
  return null;
end $$;

-- The parts' own logs, each row an event in the same transaction.
create function log_login() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform log_event('player:' || new.user_id, case when new.result in ('success', 'password', 'disabled', 'registered', 'trial')
    then 'sign_in' else 'account' end, 'player:' || new.user_id, new.address, new.result,
    jsonb_build_object('agent', new.user_agent, 'session', new.session_id), new.at);
  return null;
end $$;
create trigger log_event after insert on login_record for each row execute function log_login();

create function log_setting() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- `by` is a word of the language.
  perform log_event('operator:' || (to_jsonb(new) ->> 'by'), 'setting', new.key, null, 'done',
    jsonb_build_object('before', new.old_value, 'after', new.new_value), new.at);
  return null;
end $$;
create trigger log_event after insert on setting_log for each row execute function log_setting();

create function log_protection() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform log_event('player:' || new.user_id, 'protection', new.what, null, 'done',
    jsonb_build_object('before', new.old_value, 'after', new.new_value), new.at);
  return null;
end $$;
create trigger log_event after insert on protection_log for each row execute function log_protection();

create function log_operator_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform log_event('operator:' || new.operator_id, new.purpose, 'draw:' || new.draw_id, null, 'entered',
    jsonb_build_object('result', new.result), new.at);
  return null;
end $$;
create trigger log_event after insert on operator_entry for each row execute function log_operator_entry();

create function log_withdrawal_review() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform log_event('operator:' || new.operator_id, new.act, 'withdrawal:' || new.withdrawal_id, null, 'entered',
    jsonb_build_object('note', new.note), new.at);
  return null;
end $$;
create trigger log_event after insert on withdrawal_review for each row execute function log_withdrawal_review();

create function log_payout_account() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform log_event('player:' || new.user_id, 'payout_account', new.kind || ':' || new.id, null, 'added',
    jsonb_build_object('bank', new.bank), new.created_at);
  return null;
end $$;
create trigger log_event after insert on payout_account for each row execute function log_payout_account();

create function log_freeze() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform log_event('service', 'freeze', 'ledger', null, 'frozen', new.reason, new.at);
  elsif old.lifted_at is null and new.lifted_at is not null then
    perform log_event('operator:' || new.lifted_by, 'freeze', 'ledger', null, 'lifted',
      jsonb_build_object('why', new.lifted_why), new.lifted_at);
  end if;
  return null;
end $$;
create trigger log_event after insert or update on ledger_freeze for each row execute function log_freeze();
