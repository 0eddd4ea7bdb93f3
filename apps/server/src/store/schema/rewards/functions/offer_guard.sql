-- Trigger function: a version of an offer never changes; it goes live once, and its end may only come nearer.
create or replace function offer_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE'
    or to_jsonb(new) - 'live_at' - 'stopped_at' <> to_jsonb(old) - 'live_at' - 'stopped_at'
    or old.live_at is not null and new.live_at is distinct from old.live_at
    or old.stopped_at is not null and (new.stopped_at is null or new.stopped_at > old.stopped_at)
  then
    raise exception 'append_only: % of version % of offer % is refused', tg_op, old.version, old.id using errcode = 'TS002';
  end if;
  return new;
end $$;
revoke execute on function offer_guard from public;
