-- Trigger function: nothing of a frozen board changes.
create or replace function race_frozen_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare at_hand record := coalesce(new, old);
begin
  if exists (select from race_board b
    where b.offer_id = at_hand.offer_id and b.version = at_hand.version and b.frozen_at is not null)
  then
    raise exception 'the board of % is frozen: % is refused', at_hand.offer_id, tg_op using errcode = 'TS002';
  end if;
  return at_hand;
end $$;
revoke execute on function race_frozen_guard from public;
