-- Adds a version of an offer as a draft, and returns its number. A draft gives nothing.
create or replace function draft_offer(
  of_offer text, of_kind text, of_name jsonb, of_terms jsonb, of_odds jsonb, of_audience jsonb, of_currency text,
  of_starts timestamptz, of_ends timestamptz, of_budget bigint, of_share bigint, of_requirement integer, of_product text, maker text
) returns integer
language sql security definer set search_path = public, pg_temp as $$
  insert into offer (id, version, kind, name, terms, odds, audience, currency, starts, ends, budget, per_player, requirement, product,
    created_at, created_by)
  select of_offer, coalesce(max(version), 0) + 1, of_kind, of_name, of_terms, of_odds, of_audience, of_currency, of_starts, of_ends,
    of_budget, of_share, of_requirement, of_product, app_now(), maker
  from offer where id = of_offer returning version
$$;
revoke execute on function draft_offer from public;
grant execute on function draft_offer to tessera_console;
