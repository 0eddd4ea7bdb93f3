-- Ends transfers by their platforms' answers: `reasons` holds the refusals, null for a transfer that was done. A transfer
-- that has ended does not change; a later success of a refused one is left for review. Commits or fails as a whole.
--
-- One answer per position; `batch` is null for a transfer that ended before. `excluded`: the player is self-excluded and
-- the money has now reached the platform. `rounds`: rounds of the player wait for the end of the transfer. `balance`: main
-- balance after the batch.
create or replace function end_transfers(refs text[], reasons text[])
returns table (place integer, batch bigint, balance bigint, excluded boolean, rounds boolean, player text, t transfer)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
set plan_cache_mode = force_generic_plan set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  wanted integer := cardinality(refs);
  fresh boolean[] := array_fill(false, array[wanted]);
  ended bigint[]; steps text[]; posted bigint; moving transfer%rowtype;
begin
  perform from transfer where ref = any (refs) order by id for update;
  perform from lock_accounts(array(
    select account.id from account where kind = 'main' and (user_id, currency) in
      (select user_id, currency from transfer where ref = any (refs) and state = 'pending')));

  for i in 1 .. wanted loop
    select * into moving from transfer where ref = refs[i];
    if moving.id is null then
      raise exception 'no transfer %', refs[i] using errcode = 'TS011';
    end if;
    if moving.state = 'pending' then
      ended := ended || moving.id;
      steps := steps || case when reasons[i] is null then 'done' else 'reversed' end;
      fresh[i] := true;
      update transfer set state = steps[cardinality(steps)], reason = reasons[i], done_at = app_now() where id = moving.id;
    elsif moving.state = 'reversed' and reasons[i] is null then
      insert into provider_review (provider, kind, ref, detail, at)
        values (moving.platform, 'transfer_after_refusal', moving.ref, jsonb_build_object('amount', moving.amount::text), app_now())
        on conflict do nothing;
    end if;
  end loop;

  if ended is not null then
    posted := book_transfers(ended, steps);
  end if;
  return query
    select i, case when fresh[i] then posted end,
           (select balance from account where user_id = known.user_id and kind = 'main' and currency = known.currency),
           fresh[i] and known.state = 'done' and known.direction = 1
             and (select code from play_refusal(known.user_id, null, app_now())) is not distinct from 'self_excluded',
           exists (select from game_round r
                   where r.user_id = known.user_id and r.platform = known.platform and not r.booked and r.payout is not null),
           (select name from game_player where user_id = known.user_id), known
    from generate_series(1, wanted) i join transfer known on known.ref = refs[i] order by i;
end $$;
