import type { AuditCheck, Violation } from '../../contract/index.ts';
import { auditedHouseEntries } from '../ledger/index.ts';

/**
 * L17: what a grant was paid is the sum of its entries, each entry is one credit of its player from the house account `bonus`, and
 * every such credit has an entry. What an offer and each of its players have used is the sum of what was given and not returned,
 * within the budget and the share.
 *
 * What an offer has used is compared with its shares each time, shares with their grants when one of these is new.
 */
export const rewardBook: AuditCheck = async (tx, { fromSeq, toSeq, since, whole }) => {
  const found = [
    await tx.query<Violation>(GRANTS, [since, whole]),
    await tx.query<Violation>(ENTRIES, [since, whole]),
    await tx.query<Violation>(CREDITS, [fromSeq, toSeq]),
    await tx.query<Violation>(USE),
    await tx.query<Violation>(SHARES, [since, whole]),
  ];
  return found.flatMap(({ rows }) => rows);
};

/** Grants that are new or ended since the last audit. */
const CHANGED = `
  changed as (
    select id, user_id, offer_id from reward_grant where $2 or at > $1
    union select id, user_id, offer_id from reward_grant where required > 0 and ended_at > $1
    union select g.id, g.user_id, g.offer_id from grant_entry e join reward_grant g on g.id = e.grant_id where e.at > $1
  )`;

const GRANTS = `
  with ${CHANGED}
  select 'L17' as rule, 'grant ' || g.id || ' was paid ' || g.paid || ' for a stake of ' || g.progress || ', but its entries add up to '
    || e.amount || ' for ' || s.stake as detail
  from changed join reward_grant g on g.id = changed.id
  cross join lateral (select coalesce(sum(amount), 0) as amount from grant_entry where grant_id = g.id) e
  cross join lateral (select coalesce(sum(stake), 0) as stake from grant_stake where grant_id = g.id) s
  where g.paid <> e.amount or g.progress <> s.stake
  limit 50`;

/** Credits on the house account, each with its entry. */
const CREDITS = `
  with ${auditedHouseEntries([
    'vip_bonus',
    'water_back',
    'sign_in',
    'task',
    'packet',
    'activity',
    'bonus_slice',
  ])}
  select 'L17' as rule, 'credit ' || m.kind || ' ' || m.key || ' is not an entry of its grant' as detail
  from moves m left join grant_entry e on e.tx = m.tx left join reward_grant g on g.id = e.grant_id
  where (m.account = 'bonus' and m.amount = -e.amount and m.currency = g.currency and m.user_id = g.user_id
    and m.kind = case e.what when 'slice' then 'bonus_slice' else g.kind end and split_part(m.key, ':', 1) = g.id::text) is not true
  limit 50`;

const ENTRIES = `
  select 'L17' as rule, 'entry ' || e.id || ' of grant ' || e.grant_id || ' has no credit in the ledger' as detail
  from grant_entry e left join posting t on t.id = e.tx
    and t.kind in ('vip_bonus', 'water_back', 'sign_in', 'task', 'packet', 'activity', 'bonus_slice')
  where ($2 or e.at > $1) and t.id is null
  limit 50`;

const USE = `
  select 'L17' as rule, 'offer ' || offer_id || ' has used ' || coalesce(u.used, 0) || ' of ' || coalesce(u.budget::text, 'any sum')
    || ', but its shares add up to ' || coalesce(s.used, 0) as detail
  from offer_use u
  full join (select offer_id, sum(used) as used from offer_share group by offer_id) s using (offer_id)
  left join lateral (
    select o.budget from offer o where o.id = offer_id and o.live_at is not null order by o.version desc limit 1
  ) o on true
  where coalesce(u.used, 0) <> coalesce(s.used, 0) or u.used > u.budget or u.budget is distinct from o.budget
  limit 50`;

const SHARES = `
  with ${CHANGED}, pair as (
    select distinct offer_id, user_id from changed where offer_id is not null
    union select offer_id, user_id from offer_share where $2
  )
  select 'L17' as rule, 'player ' || p.user_id || ' has used ' || coalesce(s.used, 0) || ' of the share of offer ' || p.offer_id
    || ', but the grants add up to ' || g.given as detail
  from pair p
  left join offer_share s on s.offer_id = p.offer_id and s.user_id = p.user_id
  cross join lateral (
    select coalesce(sum(case when state in ('active', 'completed') then amount else paid end), 0) as given
    from reward_grant where user_id = p.user_id and offer_id = p.offer_id
  ) g
  left join lateral (
    select case when bool_and(per_player is not null) then max(per_player) end as share
    from offer where id = p.offer_id and live_at is not null
  ) o on true
  where coalesce(s.used, 0) <> g.given or s.used > o.share
  limit 50`;
