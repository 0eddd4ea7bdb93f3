-- Every node holds the lotteries in memory; a change tells them all.
create function lottery_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('lottery', '');
  return null;
end $$;
create trigger lottery_changed after insert or update or delete on lottery
  for each statement execute function lottery_changed();
