-- Ids of the offers that a player takes part in and that have not ended.
create or replace function activities_joined(of_user bigint) returns text[] language sql stable
begin atomic
  select coalesce(array_agg(distinct e.offer_id), '{}') from activity_entry e
  join reward_offer o on o.id = e.offer_id and o.version = e.version
  where e.user_id = of_user and e.left_at is null and o.state in ('scheduled', 'live');
end;
