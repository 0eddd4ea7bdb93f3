-- Makes a draft live: from its start on it gives rewards, and the version before it stops then. Errors: TSR02 when it is no
-- draft, a later version was live, its time is over, its budget is less than the offer has used, or the budget or share of a wheel
-- is less than before: turns that are not drawn are owed.
create or replace function publish_offer(of_offer text, of_version integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare moment timestamptz(3) := app_now(); draft offer%rowtype;
begin
  insert into offer_use (offer_id) values (of_offer) on conflict do nothing;
  perform from offer_use where offer_id = of_offer for no key update;
  select * into draft from offer o where o.id = of_offer and o.version = of_version and o.live_at is null
    and not exists (select from offer n where n.id = o.id and n.version > o.version and n.live_at is not null);
  if not found or draft.ends <= moment then
    raise exception 'offer % has no draft of version % to make live', of_offer, of_version using errcode = 'TSR02';
  end if;
  if draft.budget < (select used from offer_use where offer_id = of_offer) then
    raise exception 'offer % has used more than the budget of version %', of_offer, of_version using errcode = 'TSR02';
  end if;
  if draft.kind = 'wheel' and exists (
    select from offer o where o.id = of_offer and o.live_at is not null
      and (coalesce(draft.budget < o.budget, draft.budget is not null and o.budget is null)
        or coalesce(draft.per_player < o.per_player, draft.per_player is not null and o.per_player is null)))
  then
    raise exception 'offer % is a wheel: its budget and its share cannot be less than before', of_offer using errcode = 'TSR02';
  end if;
  update offer set stopped_at = greatest(moment, draft.starts)
  where id = of_offer and live_at is not null and (stopped_at is null or stopped_at > greatest(moment, draft.starts));
  update offer set live_at = moment where id = of_offer and version = of_version;
  update offer_use set budget = draft.budget where offer_id = of_offer;
end $$;
revoke execute on function publish_offer from public;
grant execute on function publish_offer to tessera_console;
