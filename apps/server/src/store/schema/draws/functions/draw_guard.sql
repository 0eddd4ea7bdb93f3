-- Trigger function: a draw never goes back a step (D5), and nothing that was published or that a later step uses changes (D1).
-- A seal comes only to a closed draw, a result to a sealed one with the step to `drawn`. Sample draws keep their mark.
-- The result of an own draw comes with the transcript of its descriptor, seal and round, and from no other source (D6).
create or replace function draw_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare steps constant text[] := array['scheduled', 'open', 'closed', 'sealed', 'drawn', 'settling', 'settled'];
begin
  if old.state in ('settled', 'void') and new.state <> old.state then
    raise exception 'draw % is %: no further step', old.id, old.state using errcode = 'TS001';
  end if;
  if new.state = 'void' and old.state in ('drawn', 'settling') then
    raise exception 'draw % has a result and cannot be void', old.id using errcode = 'TS001';
  end if;
  if new.state <> 'void' and array_position(steps, new.state) < array_position(steps, old.state) then
    raise exception 'draw % cannot go from % to %', old.id, old.state, new.state using errcode = 'TS001';
  end if;
  if (old.descriptor is not null and new.descriptor is distinct from old.descriptor)
     or (old.seal is not null and new.seal is distinct from old.seal)
     or (old.result is not null and new.result is distinct from old.result)
     or (old.round is not null and new.round is distinct from old.round)
     or new.lottery_id <> old.lottery_id or new.issue <> old.issue
     or (old.state <> 'scheduled' and (new.open_at, new.close_at) is distinct from (old.open_at, old.close_at)) then
    raise exception 'draw %: descriptor, seal, result and times are never updated', old.id using errcode = 'TS001';
  end if;
  if new.sample <> old.sample
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
  if new.descriptor ->> 'source' = 'verifiable' and not new.sample and old.result is null and new.result is not null
     and (new.result_source is not null or new.transcript is null
          or new.transcript -> 'result' is distinct from new.result or new.transcript -> 'seal' is distinct from old.seal
          or new.transcript -> 'descriptor' is distinct from old.descriptor
          or new.transcript -> 'beacon' ->> 'round' is distinct from old.round::text
          or coalesce(new.transcript -> 'beacon' ->> 'signature', '') = '') then
    raise exception 'draw %: only the protocol gives it its result, with its transcript', old.id using errcode = 'TS001';
  end if;
  return new;
end $$;
revoke execute on function draw_guard from public;
