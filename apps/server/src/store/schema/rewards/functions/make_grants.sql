-- Makes grants, at most one for each (player, source, reference) (R4), and answers for each row of the lists what became of it:
--   given, claimed (given before, or the player's share of the offer is reached), not_available (see `reward_standing`),
--   trial, ended (the offer is not live), budget_gone.
-- An offer's row of `offer_use` stays locked to the end, so that its grants, its end and its other versions come one after the
-- other; the first rows of the list are served first. `required` is null for cash, which counts as paid: the caller pays it.
-- A call for rewards that were all given before is answered at once and waits for nobody.
create or replace function make_grants(
  of_source text, of_kind text, of_offer text, of_version integer, players bigint[], refs text[], amounts bigint[],
  terms_of jsonb[], required_of bigint[], of_product text, expires timestamptz
) returns table (place integer, outcome text, grant_id bigint, player bigint, currency text, amount bigint)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare moment timestamptz(3) := app_now(); terms_now offer%rowtype; room bigint;
begin
  if not exists (
    select from unnest(players, refs) n (player, ref)
    where not exists (select from reward_grant g where g.user_id = n.player and g.source = of_source and g.source_ref = n.ref)
  ) then
    return query
    select n.place::integer, 'claimed', null::bigint, n.player, null::text, n.amount
    from unnest(players, amounts) with ordinality n (player, amount, place) order by n.place;
    return;
  end if;
  if of_offer is not null then
    select u.budget - u.used into room from offer_use u where u.offer_id = of_offer for no key update;
    select * into terms_now from offer o
    where o.id = of_offer and o.version = of_version and o.live_at is not null and o.starts <= moment
      and offer_gives_until(o.kind, o.ends, o.stopped_at) > moment;
  end if;
  return query
  with judged as materialized (
    select n.place::integer, nextval('id_seq') as id, n.player, n.ref, n.amount, n.required, s.currency,
      coalesce(n.terms, terms_now.terms, '{}') as terms, coalesce(h.used, 0) as used, case
        when exists (select from reward_grant g where g.user_id = n.player and g.source = of_source and g.source_ref = n.ref)
          then 'claimed'
        when s.kind = 'trial' or s.currency = 'TRIAL' then 'trial'
        when s.may_receive is not true or terms_now.currency <> s.currency then 'not_available'
        when of_offer is not null and terms_now.id is null then 'ended'
      end as refusal
    from unnest(players, refs, amounts, terms_of, coalesce(required_of, array_fill(null::bigint, array[cardinality(players)])))
      with ordinality n (player, ref, amount, terms, required, place)
    left join reward_standing s on s.user_id = n.player
    left join offer_share h on h.offer_id = of_offer and h.user_id = n.player
  ), within_shares as (
    select j.*, j.refusal is null
      and not coalesce(j.used + sum(j.amount) filter (where j.refusal is null) over own > terms_now.per_player, false) as shared
    from judged j window own as (partition by j.player order by j.place)
  ), within_budget as materialized (
    select w.*, w.shared and not coalesce(sum(w.amount) filter (where w.shared) over (order by w.place) > room, false) as fits
    from within_shares w
  ), made as (
    insert into reward_grant (id, user_id, source, source_ref, kind, offer_id, offer_version, currency, terms, amount, paid, required,
      product, state, expires_at, at, ended_at)
    select w.id, w.player, of_source, w.ref, of_kind, of_offer, of_version, w.currency, w.terms, w.amount,
      case when required_of is null then w.amount else 0 end, coalesce(w.required, 0), of_product,
      case when required_of is null then 'completed' else 'active' end, expires, moment,
      case when required_of is null then moment end
    from within_budget w where w.fits order by w.place
    on conflict on constraint reward_once do nothing
    returning id
  ), done as (
    -- Not a join: the planner expects few rows and would compare each with each.
    select w.*, w.id in (select m.id from made m) as given from within_budget w
  )
  select d.place, case when d.given then 'given' when d.refusal is not null then d.refusal
      when d.shared and not d.fits then 'budget_gone' else 'claimed' end,
    case when d.given then d.id end, d.player, d.currency, d.amount
  from done d order by d.place;
end $$;
revoke execute on function make_grants from public;
