-- Trigger function: shares are added to a pool that is not split yet; each is taken once, and its amount never changes.
create or replace function packet_share_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.user_id is null and exists (select from packet_pool p
      where p.offer_id = new.offer_id and p.version = new.version and p.drawn_at is null)
    then
      return new;
    end if;
  elsif tg_op = 'UPDATE' and old.user_id is null and new.user_id is not null
    and (new.offer_id, new.version, new.share, new.amount) = (old.offer_id, old.version, old.share, old.amount)
  then
    return new;
  end if;
  raise exception 'share % of offer %: % is refused', coalesce(new.share, old.share), coalesce(new.offer_id, old.offer_id), tg_op
    using errcode = 'TS002';
end $$;
revoke execute on function packet_share_guard from public;
