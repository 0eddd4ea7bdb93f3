-- Trigger function that notifies all nodes of a changed lottery, because every node holds the lotteries in memory.
create or replace function lottery_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('lottery', '');
  return null;
end $$;
revoke execute on function lottery_changed from public;
