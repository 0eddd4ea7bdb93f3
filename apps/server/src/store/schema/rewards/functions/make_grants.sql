-- Makes grants, at most one for each (player, source, reference) (R4), and answers for each row of the lists what became of it:
--   given, claimed (given before, or the player's share of the offer is reached), not_available (see `reward_standing`),
--   trial, ended (the offer is not live), budget_gone.
-- An offer's row of `offer_use` stays locked to the end, so that its grants, its end and its other versions come one after the
-- other; the first rows of the list are served first. `required` is null for cash, which counts as paid: the caller pays it.
create or replace function make_grants(
  of_source text, of_kind text, of_offer text, of_version integer, players bigint[], refs text[], amounts bigint[],
  terms_of jsonb[], required_of bigint[], of_product text, expires timestamptz
) returns table (place integer, outcome text, grant_id bigint, player bigint, currency text, amount bigint)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare moment timestamptz(3) := app_now(); terms_now offer%rowtype; room bigint;
begin
  if of_offer is not null then
    select u.budget - u.used into room from offer_use u where u.offer_id = of_offer for no key update;
    select * into terms_now from offer o
    where o.id = of_offer and o.version = of_version and o.live_at is not null and o.starts <= moment
      and (o.ends is null or o.ends > moment) and (o.stopped_at is null or o.stopped_at > moment);
  end if;
  return query
  with asked as materialized (
    select n.place::integer, n.player, n.ref, n.amount, coalesce(n.terms, terms_now.terms, '{}') as terms, n.required
    from unnest(players, refs, amounts, terms_of, coalesce(required_of, array_fill(null::bigint, array[cardinality(players)])))
      with ordinality n (player, ref, amount, terms, required, place)
  ), judged as materialized (
    select a.*, s.currency, case
        when exists (select from reward_grant g where g.user_id = a.player and g.source = of_source and g.source_ref = a.ref)
          then 'claimed'
        when s.kind = 'trial' or s.currency = 'TRIAL' then 'trial'
        when s.may_receive is not true or terms_now.currency <> s.currency then 'not_available'
        when of_offer is not null and terms_now.id is null then 'ended'
      end as refusal
    from asked a left join reward_standing s on s.user_id = a.player
  ), shared as materialized (
    select j.place, coalesce(h.used, 0) + sum(j.amount) over (partition by j.player order by j.place) > terms_now.per_player as over
    from judged j left join offer_share h on h.offer_id = of_offer and h.user_id = j.player
    where j.refusal is null
  ), fitting as materialized (
    select j.place, sum(j.amount) over (order by j.place) > room as over
    from judged j join shared s on s.place = j.place and s.over is not true
  ), made as (
    insert into reward_grant (user_id, source, source_ref, kind, offer_id, offer_version, currency, terms, amount, paid, required,
      product, state, expires_at, at, ended_at)
    select j.player, of_source, j.ref, of_kind, of_offer, of_version, j.currency, j.terms, j.amount,
      case when required_of is null then j.amount else 0 end, coalesce(j.required, 0), of_product,
      case when required_of is null then 'completed' else 'active' end, expires, moment,
      case when required_of is null then moment end
    from judged j join fitting f on f.place = j.place and f.over is not true order by j.place
    on conflict on constraint reward_once do nothing
    returning id, user_id, source_ref
  ), numbered as (
    -- One of two equal rows of the lists is given.
    select distinct on (m.id) m.id, j.place from made m join judged j on j.player = m.user_id and j.ref = m.source_ref
    order by m.id, j.place
  )
  select j.place, coalesce(j.refusal, case
      when n.id is not null then 'given' when s.over then 'claimed' when f.over then 'budget_gone' else 'claimed' end),
    n.id, j.player, j.currency, j.amount
  from judged j
  left join shared s on s.place = j.place
  left join fitting f on f.place = j.place
  left join numbered n on n.place = j.place
  order by j.place;
end $$;
revoke execute on function make_grants from public;
