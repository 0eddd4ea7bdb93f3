-- Trigger function that refuses a new draw which already has a seal or a result.
create or replace function draw_begins() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'draw %: it begins without seal and result', new.id using errcode = 'TS001';
end $$;
revoke execute on function draw_begins from public;
