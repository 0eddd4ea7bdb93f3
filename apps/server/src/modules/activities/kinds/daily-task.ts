import { namesOf } from '@tessera/messages/load';
import type { Amount } from '@tessera/protocol';
import { shippedTerms } from '@tessera/rewards';
import { AppError } from '../../../http/index.ts';
import type { Store, Tx } from '../../../store/index.ts';
import { rewardMovements, SHIPPED_SINCE } from '../../rewards/index.ts';
import type { ActivityKind, Visit } from '../kind.ts';

const SOURCE = 'daily_task';

const refOf = ({ offer, day }: Visit<'daily_task'>): string => `${offer.id}/${day}`;

/**
 * How often the player has done the task today, at most the goal: bets that were placed today and are decided, or draws that were
 * verified. Void and cancelled bets do not count.
 */
async function doneToday(
  db: Store | Tx,
  { user, currency, offer, day }: Visit<'daily_task'>,
): Promise<number> {
  if (offer.terms.task === 'verify_draw')
    return Math.min(await verifiedToday(db, user, day), offer.terms.goal);
  const { rows } = await db.query<{ done: number }>(
    `select count(*)::integer as done from (
       select from bet_state where user_id = $1 and currency = $2 and state in ('won', 'lost') and platform_day(placed_at) = $3::date
       limit $4
     ) bets`,
    [user, currency, day, offer.terms.goal],
  );
  return rows[0]!.done;
}

async function verifiedToday(db: Store | Tx, user: bigint, day: string): Promise<number> {
  const { rows } = await db.query<{ done: number }>(
    `select count(*)::integer as done from fact_known
     where user_id = $1 and fact = 'verify_draw' and platform_day(at) = $2::date`,
    [user, day],
  );
  return rows[0]!.done;
}

async function isGiven(db: Store | Tx, visit: Visit<'daily_task'>): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from reward where user_id = $1 and source = 'daily_task' and source_ref = $2`,
    [visit.user, refOf(visit)],
  );
  return rowCount === 1;
}

/** A task that each day brings again. What is staked does not matter. */
export const dailyTask: ActivityKind<'daily_task'> = {
  kind: 'daily_task',
  // Rules are read once.
  runs: ({ task }) => task !== 'read_rules',
  async stand(db, visit) {
    const { goal, prize } = visit.offer.terms;
    const given = await isGiven(db, visit);
    const done = await doneToday(db, visit);
    return {
      state: given ? 'done' : done >= goal ? 'ready' : 'joined',
      progress: { unit: 'count', done, goal },
      reward: prize,
      grant: null,
    };
  },
  async claim(tx, visit, { rewards }) {
    const { offer, user } = visit;
    if ((await doneToday(tx, visit)) < offer.terms.goal) throw new AppError('reward_not_reached');
    return rewards.claim(tx, {
      source: SOURCE,
      kind: rewardMovements.activity,
      offer: { id: offer.id, version: offer.version },
      row: { user, ref: refOf(visit), amount: offer.terms.prize },
    });
  },
  async dryRun(db, { task, goal, prize }, { from, to }) {
    const { rows } = await db.query<{ user_id: bigint; days: number }>(
      `select user_id, count(*)::integer as days from (
         select user_id from (
           select user_id, placed_at as at from bet_state
           where $4 = 'play_once' and placed_at >= $1 and placed_at < $2 and currency <> 'TRIAL' and state in ('won', 'lost')
           union all
           select user_id, at from fact_known where $4 = fact and at >= $1 and at < $2
         ) did group by user_id, platform_day(at) having count(*) >= $3
       ) done group by user_id`,
      [from, to, goal, task],
    );
    return rows.map(({ user_id, days }) => ({ user: user_id, amount: (prize * BigInt(days)) as Amount }));
  },
  shipped: () => [
    {
      id: 'daily-play',
      name: namesOf('offer', 'daily-play'),
      terms: shippedTerms('daily_task'),
      starts: SHIPPED_SINCE,
      budget: 500_000_000n,
    },
  ],
};
