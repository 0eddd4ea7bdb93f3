-- Gives cash rewards: grants, their entries, and one credit of each player's main account from `bonus`. See `make_grants`; a row that
-- was given has the player's balance afterwards, and `seq` orders it. Called before other locks on players' accounts.
create or replace function give_cash(
  of_source text, of_kind text, of_offer text, of_version integer, players bigint[], refs text[], amounts bigint[], terms_of jsonb[]
) returns table (place integer, outcome text, grant_id bigint, balance bigint, currency text, seq bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  outcomes text[]; ids bigint[]; all_currencies text[];
  grants bigint[]; given_to bigint[]; currencies text[]; sums bigint[]; txs bigint[]; told_as bigint;
begin
  with made as materialized (
    select * from make_grants(of_source, of_kind, of_offer, of_version, players, refs, amounts, terms_of, null, null, null)
  )
  select array_agg(m.outcome order by m.place), array_agg(m.grant_id order by m.place), array_agg(m.currency order by m.place),
    array_agg(m.grant_id order by m.place) filter (where m.grant_id is not null),
    array_agg(m.player order by m.place) filter (where m.grant_id is not null),
    array_agg(m.currency order by m.place) filter (where m.grant_id is not null),
    array_agg(m.amount order by m.place) filter (where m.grant_id is not null)
  into outcomes, ids, all_currencies, grants, given_to, currencies, sums from made m;
  if grants is not null then
    if of_offer is not null then
      perform move_offer_use(of_offer, (select per_player from offer where id = of_offer and version = of_version), given_to, sums);
    end if;
    txs := ledger_credit('bonus', of_kind, grants::text[], given_to, currencies, sums);
    told_as := nextval('id_seq');
    insert into grant_entry (grant_id, at, amount, what, tx)
    select n.id, app_now(), n.amount, 'credit', n.tx from unnest(grants, sums, txs) n (id, amount, tx);
  end if;
  return query
  select n.place::integer, n.outcome, n.id, b.balance, b.currency, told_as
  from unnest(outcomes, ids, players, all_currencies) with ordinality n (outcome, id, player, currency, place)
  left join player_balance b on n.id is not null and b.user_id = n.player and b.kind = 'main' and b.currency = n.currency
  order by n.place;
end $$;
revoke execute on function give_cash from public;
grant execute on function give_cash to tessera_app;
