import { type Amount, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';

/** A reward in wire format. */
export type RewardView = ReplyOf<'recordActivity'>['items'][number];

interface Row extends Record<string, unknown> {
  readonly id: bigint;
  readonly kind: RewardView['kind'];
  readonly source: string;
  readonly name: Record<string, string> | null;
  readonly offer_id: string | null;
  readonly offer_version: number | null;
  readonly spin: bigint | null;
  readonly currency: string;
  readonly amount: bigint;
  readonly paid: bigint;
  readonly required: bigint;
  readonly progress: bigint;
  readonly product: string | null;
  readonly state: RewardView['state'];
  readonly reason: string | null;
  readonly at: Date;
  readonly expires_at: Date | null;
  readonly ended_at: Date | null;
}

/** A page of a player's rewards, newest first, with the sums of all that match. */
export async function listRewards(
  store: Store,
  userId: bigint,
  language: string,
  { state, from, to, before, limit }: InputOf<'recordActivity'>,
): Promise<ReplyOf<'recordActivity'>> {
  const values = [userId, state ?? null, timeOf(from), timeOf(to)];
  const [page, sums] = await Promise.all([
    store.query<Row>(
      `select id, kind, source, name, offer_id, offer_version, spin, currency, amount, paid, required, progress, product, state, reason,
         at, expires_at, ended_at
       from reward
       where user_id = $1 and ($2::text is null or state = $2) and ($3::timestamptz is null or at >= $3)
         and ($4::timestamptz is null or at < $4) and ($5::bigint is null or id < $5)
       order by id desc limit $6`,
      [...values, cursorOf(before), limit + 1],
    ),
    store.query<{ count: number; active: number; paid: bigint }>(
      `select count(*)::integer as count, (count(*) filter (where state = 'active'))::integer as active,
         coalesce(sum(paid), 0)::bigint as paid
       from reward
       where user_id = $1 and ($2::text is null or state = $2) and ($3::timestamptz is null or at >= $3)
         and ($4::timestamptz is null or at < $4)`,
      values,
    ),
  ]);
  const items = page.rows.slice(0, limit).map((row) => rewardView(row, language));
  const { count, active, paid } = sums.rows[0]!;
  return {
    items,
    next: page.rows.length > limit ? String(items.at(-1)!.id) : null,
    summary: { count, active, paid: printAmount(paid as Amount) },
  };
}

/** One reward of a player. Errors: `not_found`, also for another player's. */
export async function findReward(
  db: Store | Tx,
  userId: bigint,
  id: bigint,
  language: string,
): Promise<RewardView> {
  const { rows } = await db.query<Row>(
    `select id, kind, source, name, offer_id, offer_version, spin, currency, amount, paid, required, progress, product, state, reason,
       at, expires_at, ended_at
     from reward where user_id = $1 and id = $2`,
    [userId, id],
  );
  if (!rows[0]) throw new AppError('not_found');
  return rewardView(rows[0], language);
}

/** The last rewards of a player from an offer, newest first. */
export async function rewardsOfOffer(
  db: Store | Tx,
  userId: bigint,
  offer: string,
  language: string,
  limit = 20,
): Promise<RewardView[]> {
  const { rows } = await db.query<Row>(
    `select id, kind, source, name, offer_id, offer_version, spin, currency, amount, paid, required, progress, product, state, reason,
       at, expires_at, ended_at
     from reward where user_id = $1 and offer_id = $2 order by id desc limit $3`,
    [userId, offer, limit],
  );
  return rows.map((row) => rewardView(row, language));
}

function rewardView(row: Row, language: string): RewardView {
  const { id, kind, source, currency, product, state, reason } = row;
  return {
    id: Number(id),
    kind,
    source,
    name: row.name && (row.name[language] ?? row.name.enUs ?? null),
    offer: row.offer_id === null ? null : { id: row.offer_id, version: row.offer_version! },
    spin: row.spin === null ? null : Number(row.spin),
    currency,
    reward: amount(row.amount),
    paid: amount(row.paid),
    required: amount(row.required),
    progress: amount(row.progress),
    product,
    state,
    reason,
    at: row.at.getTime(),
    expires_at: row.expires_at?.getTime() ?? null,
    ended_at: row.ended_at?.getTime() ?? null,
  };
}

const amount = (units: bigint): string => printAmount(units as Amount);

const timeOf = (ms: number | undefined): Date | null => (ms === undefined ? null : new Date(ms));

function cursorOf(before: string | undefined): string | null {
  if (before === undefined) return null;
  if (!/^\d{1,16}$/.test(before)) throw new AppError('validation_failed', { field: 'before' });
  return before;
}
