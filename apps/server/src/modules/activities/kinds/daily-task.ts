import type { Amount } from '@tessera/protocol';
import { shippedTerms } from '@tessera/rewards';
import { AppError } from '../../../http/index.ts';
import type { Store, Tx } from '../../../store/index.ts';
import { rewardMovements, SHIPPED_SINCE } from '../../rewards/index.ts';
import type { ActivityKind, Visit } from '../kind.ts';

const SOURCE = 'daily_task';

const refOf = ({ offer, day }: Visit<'daily_task'>): string => `${offer.id}/${day}`;

/** Bets that the player has placed today and that are decided, at most the goal. Void and cancelled ones do not count. */
async function doneToday(
  db: Store | Tx,
  { user, currency, offer, day }: Visit<'daily_task'>,
): Promise<number> {
  const { rows } = await db.query<{ done: number }>(
    `select count(*)::integer as done from (
       select from bet_state where user_id = $1 and currency = $2 and state in ('won', 'lost') and platform_day(placed_at) = $3::date
       limit $4
     ) bets`,
    [user, currency, day, offer.terms.goal],
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
  // The platform learns of other tasks only from the browser.
  runs: ({ task }) => task === 'play_once',
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
  async dryRun(db, { goal, prize }, { from, to }) {
    const { rows } = await db.query<{ user_id: bigint; days: number }>(
      `select user_id, count(*)::integer as days from (
         select user_id from bet_state
         where placed_at >= $1 and placed_at < $2 and currency <> 'TRIAL' and state in ('won', 'lost')
         group by user_id, platform_day(placed_at) having count(*) >= $3
       ) done group by user_id`,
      [from, to, goal],
    );
    return rows.map(({ user_id, days }) => ({ user: user_id, amount: (prize * BigInt(days)) as Amount }));
  },
  shipped: () => [
    {
      id: 'daily-play',
      name: { zhCn: '每日一注', enUs: 'A bet a day' },
      terms: shippedTerms('daily_task'),
      starts: SHIPPED_SINCE,
      budget: 500_000_000n,
    },
  ],
};
