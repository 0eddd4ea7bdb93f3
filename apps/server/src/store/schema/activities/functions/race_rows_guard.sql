-- Trigger function: rows belong to a board that exists, and nothing of a frozen board changes.
create or replace function race_rows_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare of_board record;
begin
  select t.offer_id, b.frozen_at is not null as frozen into of_board
  from (select distinct offer_id, version from touched) t
  left join race_board b on b.offer_id = t.offer_id and b.version = t.version
  where b.offer_id is null or b.frozen_at is not null limit 1;
  if found then
    raise exception 'the board of % %: % is refused', of_board.offer_id,
      case when of_board.frozen then 'is frozen' else 'does not exist' end, tg_op using errcode = 'TS002';
  end if;
  return null;
end $$;
revoke execute on function race_rows_guard from public;
