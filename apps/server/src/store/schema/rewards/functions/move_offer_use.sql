-- Moves what an offer and its players have used, up by positive and down by negative amounts. Refuses a sum that would pass the
-- budget or a player's share, or fall below zero (R4). `share` is null for no bound.
create or replace function move_offer_use(of_offer text, share bigint, players bigint[], amounts bigint[]) returns void
language plpgsql set search_path = public, pg_temp as $$
declare total bigint; sharers integer; moved integer;
begin
  select coalesce(sum(amount), 0), count(distinct player) into total, sharers from unnest(players, amounts) n (player, amount);
  update offer_use set used = used + total
  where offer_id = of_offer and used + total >= 0 and (budget is null or used + total <= budget);
  if not found then
    raise exception 'offer %: % is not within its budget', of_offer, total using errcode = 'TSR01';
  end if;
  insert into offer_share (offer_id, user_id) select distinct of_offer, player from unnest(players) player order by 2
    on conflict do nothing;
  update offer_share s set used = s.used + n.amount
  from (select player, sum(amount)::bigint as amount from unnest(players, amounts) n (player, amount) group by player) n
  where s.offer_id = of_offer and s.user_id = n.player and s.used + n.amount >= 0
    and (share is null or n.amount < 0 or s.used + n.amount <= share);
  get diagnostics moved = row_count;
  if moved < sharers then
    raise exception 'offer %: % is not within the shares', of_offer, total using errcode = 'TSR01';
  end if;
end $$;
revoke execute on function move_offer_use from public;
