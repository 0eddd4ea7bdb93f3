-- Ends active bonuses: `expired`, `forfeited` or `cancelled`, for a reason. What was paid stays paid; the rest goes back to the offer.
-- Returns those that were active.
create or replace function end_rewards(grants bigint[], of_state text, of_reason text) returns setof bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare ended bigint[]; back record;
begin
  perform from reward_grant where id = any (grants) and state = 'active' order by id for no key update;
  with done as (
    update reward_grant set state = of_state, reason = of_reason, ended_at = app_now()
    where id = any (grants) and state = 'active' returning id
  )
  select array_agg(id order by id) into ended from done;
  for back in
    select offer_id, array_agg(user_id order by id) as players, array_agg(paid - amount order by id) as amounts
    from reward_grant where id = any (ended) and offer_id is not null group by offer_id order by offer_id
  loop
    perform move_offer_use(back.offer_id, null, back.players, back.amounts);
  end loop;
  return query select unnest(ended);
end $$;
revoke execute on function end_rewards from public;
grant execute on function end_rewards to tessera_app;
