import { namesOf } from '@tessera/messages/load';
import { type Amount, printAmount } from '@tessera/protocol';
import {
  addDays,
  insuranceBonus,
  monthOf,
  requiredStake,
  shippedTerms,
  type Terms,
  weekOf,
} from '@tessera/rewards';
import { AppError } from '../../../http/index.ts';
import type { Store, Tx } from '../../../store/index.ts';
import { rewardMovements, SHIPPED_SINCE } from '../../rewards/index.ts';
import { bonusStand, type GrantRow } from '../grants.ts';
import type { ActivityKind, Visit } from '../kind.ts';

const SOURCE = 'loss_insurance';
const DAY_MS = 86_400_000;

type Period = Terms<'loss_insurance'>['period'];

/** First day of the period that a day is in. */
function startOf(period: Period, day: string): string {
  if (period === 'day') return day;
  return period === 'week' ? weekOf(day) : `${monthOf(day)}-01`;
}

/** The last finished period before a day: its first day, and the first day after it. */
function finishedPeriod(period: Period, day: string): { readonly first: string; readonly after: string } {
  const after = startOf(period, day);
  return { first: startOf(period, addDays(after, -1)), after };
}

interface Insured {
  readonly ref: string;
  /** Net loss of the player after joining, in the finished period. */
  readonly loss: Amount;
  readonly bonus: Amount;
}

async function insured(
  db: Store | Tx,
  { user, currency, offer, entry, day }: Visit<'loss_insurance'>,
): Promise<Insured> {
  const { first, after } = finishedPeriod(offer.terms.period, day);
  const { rows } = await db.query<{ loss: bigint }>(
    `select coalesce(sum(stake - returned), 0)::bigint as loss from turnover_decided
     where user_id = $1 and currency = $2 and product = $3 and at >= greatest($4::timestamptz, $5)
       and platform_day(at) >= $6::date and platform_day(at) < $7::date and ($8::timestamptz is null or at < $8)`,
    [
      user,
      currency,
      offer.terms.product,
      new Date(entry!.joinedAt),
      new Date(offer.starts),
      first,
      after,
      offer.ends === null ? null : new Date(offer.ends),
    ],
  );
  const loss = rows[0]!.loss as Amount;
  return { ref: `${offer.id}/${first}`, loss, bonus: insuranceBonus(offer.terms, loss) };
}

/** Whether the loss of this reference was insured before. */
async function isGiven(db: Store | Tx, user: bigint, ref: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from reward where user_id = $1 and source = 'loss_insurance' and source_ref = $2`,
    [user, ref],
  );
  return rowCount === 1;
}

/** The bonus of this offer that runs, otherwise none. */
async function runningBonus(db: Store | Tx, user: bigint, offer: string): Promise<GrantRow | undefined> {
  const { rows } = await db.query<GrantRow>(
    `select id, amount, required, progress, state from reward
     where user_id = $1 and source = 'loss_insurance' and offer_id = $2 and state = 'active' order by id limit 1`,
    [user, offer],
  );
  return rows[0];
}

/** A share of the net loss of each finished period as a bonus, earned by staking the player's own money. */
export const lossInsurance: ActivityKind<'loss_insurance'> = {
  kind: 'loss_insurance',
  runs: ({ product }) => product === 'lottery',
  async stand(db, visit) {
    const running = bonusStand(await runningBonus(db, visit.user, visit.offer.id));
    const { ref, bonus } = await insured(db, visit);
    if (bonus === 0n || (await isGiven(db, visit.user, ref))) return running;
    return { ...running, state: 'ready', reward: bonus };
  },
  async extras(db, visit, stand) {
    if (stand?.state !== 'ready') return {};
    const { loss } = await insured(db, visit);
    return { facts: { base: printAmount(loss), entrants: 0 } };
  },
  async claim(tx, visit, { rewards }) {
    const { user, offer, now } = visit;
    const { ref, bonus } = await insured(tx, visit);
    if (bonus === 0n) throw new AppError('reward_not_reached');
    return rewards.claimEarned(tx, {
      source: SOURCE,
      kind: rewardMovements.bonus_slice,
      offer: { id: offer.id, version: offer.version },
      product: offer.terms.product,
      expiresAt: now + offer.terms.days * DAY_MS,
      row: { user, ref, amount: bonus, required: requiredStake(offer.terms, bonus) },
    });
  },
  async dryRun(db, terms, { from, to }) {
    const { rows } = await db.query<{ user_id: bigint; day: string; loss: bigint }>(
      `select user_id, platform_day(at)::text as day, sum(stake - returned)::bigint as loss from turnover_decided
       where product = $1 and at >= $2 and at < $3 group by 1, 2`,
      [terms.product, from, to],
    );
    const losses = new Map<string, { user: bigint; loss: bigint }>();
    for (const { user_id: user, day, loss } of rows) {
      const key = `${user}/${startOf(terms.period, day)}`;
      losses.set(key, { user, loss: (losses.get(key)?.loss ?? 0n) + loss });
    }
    return [...losses.values()].map(({ user, loss }) => ({
      user,
      amount: insuranceBonus(terms, loss as Amount),
    }));
  },
  shipped: () => [
    {
      id: 'day-insurance',
      name: namesOf('offer', 'day-insurance'),
      terms: shippedTerms('loss_insurance'),
      starts: SHIPPED_SINCE,
      budget: 500_000_000n,
    },
  ],
};
