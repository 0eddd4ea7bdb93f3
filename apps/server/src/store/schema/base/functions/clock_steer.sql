-- Sets the offset of the platform's clock and notifies all nodes. Only mode `test` grants this to the application.
create or replace function clock_steer(new_offset_ms bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update clock_offset set offset_ms = new_offset_ms;
  perform pg_notify('clock', new_offset_ms::text);
end $$;
revoke execute on function clock_steer from public;
