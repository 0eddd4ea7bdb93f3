-- What an offer and a player's share of it can still give, null for no bound; held to the end of the transaction, as by those who
-- give.
create or replace function hold_offer_room(of_offer text, of_version integer, of_player bigint)
returns table (room bigint, share_room bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from offer_use u where u.offer_id = of_offer for no key update;
  return query
  select u.budget - u.used, o.per_player - coalesce(s.used, 0)
  from offer o join offer_use u on u.offer_id = o.id
  left join offer_share s on s.offer_id = o.id and s.user_id = of_player
  where o.id = of_offer and o.version = of_version;
end $$;
revoke execute on function hold_offer_room from public;
grant execute on function hold_offer_room to tessera_app;
