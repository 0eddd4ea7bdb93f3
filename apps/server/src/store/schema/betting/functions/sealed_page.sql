-- One page of the sealed set: the bets of a closed draw without the cancelled ones, in order of their ids. `leaves` holds
-- their hashes one after the other; `place` is the position of `wanted` among them. The settings keep the plan on the
-- index, because a plan with a sort would read the whole draw for every page.
create or replace function sealed_page(
  of_draw bigint, after_id bigint, most integer, wanted bigint,
  out first_id bigint, out last_id bigint, out leaves bytea, out stake bigint, out place integer
) language sql stable set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
set enable_hashjoin = off set enable_mergejoin = off set search_path = public, pg_temp as $$
  select min(id), max(id), string_agg(leaf_hash, '' order by id), sum(stake)::bigint,
         case when bool_or(id = wanted) then (count(*) filter (where id < wanted))::integer end
  from (
    select t.id, t.leaf_hash, t.stake from bet t
    where t.draw_id = of_draw and t.id > after_id
      -- Most draws have no cancelled bet; then no lookup per bet is needed.
      and (not (select exists (select from outcome o where o.draw_id = of_draw and o.kind = 'cancelled'))
           or not exists (select from outcome o
                          where o.draw_id = of_draw and o.bet_id = t.id and o.kind = 'cancelled'))
    order by t.id limit most
  ) page
$$;
