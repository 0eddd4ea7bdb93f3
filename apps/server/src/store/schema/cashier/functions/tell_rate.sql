-- Trigger function: at commit the nodes learn that a rate has changed.
create or replace function tell_rate() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('rates', new.currency);
  return null;
end $$;
revoke execute on function tell_rate from public;
