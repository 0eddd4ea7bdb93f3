-- Stops all versions of an offer now; bonuses that were given stay. False when it was not live or scheduled.
create or replace function stop_offer(of_offer text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from offer_use where offer_id = of_offer for no key update;
  update offer set stopped_at = app_now()
  where id = of_offer and live_at is not null and (stopped_at is null or stopped_at > app_now());
  return found;
end $$;
revoke execute on function stop_offer from public;
grant execute on function stop_offer to tessera_console;
