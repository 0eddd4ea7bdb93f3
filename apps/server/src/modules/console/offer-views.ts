import { type Amount, printAmount } from '@tessera/protocol';
import type { ConsoleReplyOf } from '@tessera/protocol/console';
import type { Grant } from '@tessera/protocol/console-permissions';
import { termsJson } from '@tessera/rewards';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { type OfferRecord, offerVersions } from '../rewards/index.ts';
import { pendingAbout } from './command-row.ts';

type List = ConsoleReplyOf<'consoleOfferList'>;
type Detail = ConsoleReplyOf<'consoleOfferGet'>;

const decisions = ['offer.create', 'offer.live', 'offer.stop'] as const;
const OFFERS_MAX = 200;
/** Rewards of one offer that are counted. */
const COUNTED_MAX = 100_000;
const REWARDS_MAX = 20;

interface Shown extends Record<string, unknown> {
  readonly id: string;
  readonly kind: string;
  readonly name: Record<string, string>;
  readonly version: number;
  readonly state: List['items'][number]['state'];
  readonly currency: string;
  readonly starts: Date;
  readonly ends: Date | null;
  readonly budget: bigint | null;
  readonly used: bigint | null;
  readonly versions: number;
  readonly draft: number | null;
  readonly rank: number;
}

const amount = (units: bigint | null): string => printAmount((units ?? 0n) as Amount);
const bound = (units: bigint | null): string | null => (units === null ? null : amount(units));

/** Offers with a version that is a draft, scheduled or live, or those that have ended. */
export async function offerRows(store: Store, view: 'open' | 'ended'): Promise<List> {
  const { rows } = await store.query<Shown>(
    `select shown.* from (
       select distinct on (o.id) o.id, o.kind, o.name, o.version, o.state, o.currency, o.starts, o.ends, o.budget, o.used, of.versions,
         nullif(of.draft, o.version) as draft, rank
       from reward_offer o join (
         select n.id, count(*)::integer as versions, max(n.version) filter (where n.live_at is null and n.version > coalesce(m.live, 0)
           and (n.ends is null or n.ends > app_now())) as draft
         from reward_offer n left join (
           select id, max(version) as live from reward_offer where live_at is not null group by id) m on m.id = n.id
         group by n.id
       ) of on of.id = o.id
       cross join lateral (select case when o.state = 'live' then 1 when o.state = 'scheduled' then 2 when o.version = of.draft then 3
         when o.state = 'ended' then 4 else 5 end as rank) ranked
       order by o.id, rank, o.version desc
     ) shown where (shown.rank > 3) = $1 order by shown.starts desc, shown.id limit $2`,
    [view === 'ended', OFFERS_MAX],
  );
  const pending = await pendingAbout(
    store,
    decisions,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map(({ starts, ends, budget, used, rank: _, ...row }) => ({
      ...row,
      starts: starts.getTime(),
      ends: ends?.getTime() ?? null,
      budget: bound(budget),
      used: amount(used),
      command: pending.get(row.id) ?? null,
    })),
  };
}

/** One offer. Errors: `not_found`. */
export async function offerDetail(
  store: Store,
  id: string,
  { mask }: Pick<Grant, 'mask'>,
  now: number,
): Promise<Detail> {
  const versions = await offerVersions(store, id);
  const [newest] = versions;
  if (!newest) throw new AppError('not_found');
  const { sums, partial } = await givenBy(store, id);
  const { rows } = await store.query<{
    id: bigint;
    user_id: bigint;
    user_name: string;
    offer_version: number;
    amount: bigint;
    paid: bigint;
    state: string;
    at: Date;
  }>(
    `select r.id, r.user_id, p.user_name, r.offer_version, r.amount, r.paid, r.state, r.at
     from reward r join player p on p.id = r.user_id where r.offer_id = $1 order by r.id desc limit $2`,
    [id, REWARDS_MAX],
  );
  const pending = await pendingAbout(store, decisions, [id]);
  const newestLive = Math.max(0, ...versions.filter(isPublished).map(({ version }) => version));
  return {
    id,
    kind: newest.kind,
    used: amount(newest.used),
    versions: versions.map((one) => versionView(one, sums.get(one.version), newestLive, now)),
    partial,
    rewards: rows.map((row) => ({
      id: Number(row.id),
      userId: Number(row.user_id),
      userName: mask.includes('name') ? null : row.user_name,
      version: row.offer_version,
      amount: amount(row.amount),
      paid: amount(row.paid),
      state: row.state,
      at: row.at.getTime(),
    })),
    command: pending.get(id) ?? null,
  };
}

const isPublished = ({ liveAt }: OfferRecord): boolean => liveAt !== null;

interface Given extends Record<string, unknown> {
  readonly version: number;
  readonly rewards: number;
  readonly players: number;
  readonly amount: bigint;
  readonly paid: bigint;
}

/** What each version has given, by the newest rewards of the offer. */
async function givenBy(
  store: Store,
  id: string,
): Promise<{ readonly sums: ReadonlyMap<number, Given>; readonly partial: boolean }> {
  const { rows } = await store.query<Given>(
    `select version, count(*)::integer as rewards, count(distinct user_id)::integer as players, sum(amount)::bigint as amount,
       sum(paid)::bigint as paid
     from (select offer_version as version, user_id, amount, paid from reward where offer_id = $1 order by id desc limit $2) given
     group by version`,
    [id, COUNTED_MAX],
  );
  const counted = rows.reduce((sum, { rewards }) => sum + rewards, 0);
  return { sums: new Map(rows.map((row) => [row.version, row])), partial: counted === COUNTED_MAX };
}

function versionView(
  offer: OfferRecord,
  given: Given | undefined,
  newestLive: number,
  now: number,
): Detail['versions'][number] {
  const { version, state, name, audience, currency, starts, ends } = offer;
  return {
    version,
    state,
    mayGoLive: state === 'draft' && version > newestLive && (ends === null || ends > now),
    name: { ...name },
    // Safe cast: terms are an object.
    terms: termsJson(offer.terms) as Record<string, unknown>,
    audience: audience && { ...audience },
    currency,
    starts,
    ends,
    budget: bound(offer.budget),
    perPlayer: bound(offer.perPlayer),
    createdAt: offer.createdAt,
    createdBy: offer.createdBy,
    liveAt: offer.liveAt,
    stoppedAt: offer.stoppedAt,
    given: {
      rewards: given?.rewards ?? 0,
      players: given?.players ?? 0,
      amount: amount(given?.amount ?? 0n),
      paid: amount(given?.paid ?? 0n),
    },
  };
}
