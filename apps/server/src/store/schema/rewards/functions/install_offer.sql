-- Makes an offer that ships with the platform live as version 1. Does nothing when the offer exists.
create or replace function install_offer(
  of_offer text, of_kind text, of_name jsonb, of_terms jsonb, of_odds jsonb, of_audience jsonb, of_currency text,
  of_starts timestamptz, of_ends timestamptz, of_budget bigint, of_share bigint, of_requirement integer, of_product text
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into offer (id, version, kind, name, terms, odds, audience, currency, starts, ends, budget, per_player, requirement, product,
    created_at, created_by)
  values (of_offer, 1, of_kind, of_name, of_terms, of_odds, of_audience, of_currency, of_starts, of_ends, of_budget, of_share,
    of_requirement, of_product, app_now(), 'install')
  on conflict do nothing;
  if not found then
    return false;
  end if;
  perform publish_offer(of_offer, 1);
  return true;
end $$;
revoke execute on function install_offer from public;
grant execute on function install_offer to tessera_app;
