-- Gives earned bonuses: active grants that pay nothing yet. Each is paid in ten slices as the player's own stake on one product
-- reaches `required`; see `advance_earned` and `make_grants`. The offer's budget is used at once.
create or replace function give_earned(
  of_source text, of_kind text, of_offer text, of_version integer, players bigint[], refs text[], amounts bigint[], terms_of jsonb[],
  required_of bigint[], of_product text, expires timestamptz
) returns table (place integer, outcome text, grant_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare places integer[]; outcomes text[]; grants bigint[]; given_to bigint[]; sums bigint[];
begin
  with made as (
    select * from make_grants(
      of_source, of_kind, of_offer, of_version, players, refs, amounts, terms_of, required_of, of_product, expires)
  )
  select array_agg(m.place order by m.place), array_agg(m.outcome order by m.place), array_agg(m.grant_id order by m.place),
    array_agg(m.player order by m.place) filter (where m.grant_id is not null),
    array_agg(m.amount order by m.place) filter (where m.grant_id is not null)
  into places, outcomes, grants, given_to, sums from made m;
  if given_to is not null and of_offer is not null then
    perform move_offer_use(of_offer, (select per_player from offer where id = of_offer and version = of_version), given_to, sums);
  end if;
  return query select n.place, n.outcome, n.id from unnest(places, outcomes, grants) n (place, outcome, id) order by n.place;
end $$;
revoke execute on function give_earned from public;
grant execute on function give_earned to tessera_app;
