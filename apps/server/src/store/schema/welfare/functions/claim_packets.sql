-- Gives each player the next free share of a version of packets, in the order of the list, and pays it: one share a player. Players
-- are different from one another. Answers for each:
--   given, held (has a share; the answer is that share), conflict (the request id was used for another share), none_left,
--   trial, not_available, ended.
-- Calls for one offer come one after the other (`hold_offer_room`).
create or replace function claim_packets(of_offer text, of_version integer, players bigint[], rids uuid[])
returns table (
  player bigint, outcome text, request uuid, share integer, amount bigint, grant_id bigint, balance bigint, currency text, seq bigint
)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  moment timestamptz(3) := app_now(); is_live boolean; of_currency text;
  takers bigint[]; taken integer[]; sums bigint[]; outcomes text[]; grants bigint[]; balances bigint[]; told_as bigint;
begin
  perform hold_offer_room(of_offer, of_version, null);
  select o.currency, o.state = 'live' into of_currency, is_live from reward_offer o
  where o.id = of_offer and o.version = of_version and o.kind = 'packets';
  if is_live then
    select array_agg(e.player order by e.turn), array_agg(f.share order by e.turn), array_agg(f.amount order by e.turn)
    into takers, taken, sums
    from (
      select n.player, row_number() over (order by n.place) as turn
      from unnest(players, rids) with ordinality n (player, rid, place)
      join reward_standing s on s.user_id = n.player and s.may_receive and s.currency = of_currency
      where not exists (select from packet_share h
        where h.user_id = n.player and (h.rid = n.rid or h.offer_id = of_offer and h.version = of_version))
    ) e
    join (
      select w.share, w.amount, row_number() over (order by w.share) as turn
      from (select p.share, p.amount from packet_share p
            where p.offer_id = of_offer and p.version = of_version and p.user_id is null
            order by p.share limit cardinality(players)) w
    ) f using (turn);
  end if;
  if takers is not null then
    select array_agg(g.outcome order by g.place), array_agg(g.grant_id order by g.place), array_agg(g.balance order by g.place),
      max(g.seq)
    into outcomes, grants, balances, told_as
    from give_cash('packets', 'packet', of_offer, of_version, takers,
      array_fill(of_offer || '/' || of_version, array[cardinality(takers)]), sums,
      (select array_agg(jsonb_build_object('share', t) order by place) from unnest(taken) with ordinality n (t, place))) g;
    update packet_share p set user_id = n.player, rid = a.rid, taken_at = moment, grant_id = n.grant_id, balance = n.balance
    from unnest(takers, taken, outcomes, grants, balances) n (player, share, outcome, grant_id, balance)
    join unnest(players, rids) a (player, rid) on a.player = n.player
    where n.outcome = 'given' and p.offer_id = of_offer and p.version = of_version and p.share = n.share;
  end if;
  return query
  select a.player, case
      when n.outcome = 'given' then 'given'
      when h.share is not null then 'held'
      when exists (select from packet_share o where o.user_id = a.player and o.rid = a.rid) then 'conflict'
      when s.kind = 'trial' or s.currency = 'TRIAL' then 'trial'
      when s.may_receive is not true or s.currency is distinct from of_currency then 'not_available'
      when is_live is not true then 'ended'
      when n.outcome in ('trial', 'not_available', 'ended') then n.outcome
      else 'none_left' end,
    h.rid, h.share, h.amount, h.grant_id, h.balance, s.currency, case when n.outcome = 'given' then told_as end
  from unnest(players, rids) with ordinality a (player, rid, place)
  left join unnest(takers, outcomes) n (player, outcome) on n.player = a.player
  left join packet_share h on h.user_id = a.player and h.offer_id = of_offer and h.version = of_version
  left join reward_standing s on s.user_id = a.player
  order by a.place;
end $$;
revoke execute on function claim_packets from public;
grant execute on function claim_packets to tessera_app;
