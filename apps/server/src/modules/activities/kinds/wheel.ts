import { namesOf } from '@tessera/messages/load';
import type { Amount, ReplyOf } from '@tessera/protocol';
import { addDays, shippedTerms, weekdayOf, wheelMean } from '@tessera/rewards';
import type { Store, Tx } from '../../../store/index.ts';
import { midnightOf } from '../../draws/index.ts';
import { mapInTurns, SHIPPED_SINCE } from '../../rewards/index.ts';
import type { ActivityDeps } from '../deps.ts';
import type { ActivityKind, Stand, Visit } from '../kind.ts';
import { spinJob } from '../wheel-draw.ts';
import { lastSpins, neededRoom, press, turnsOn, turnsUsed } from '../wheel-spins.ts';

type WheelView = NonNullable<ReplyOf<'activityDetail'>['wheel']>;

/** Turns that are left today to a player who has joined. */
async function turnsLeft(db: Store | Tx, visit: Visit<'wheel'>): Promise<number> {
  if (visit.offer.state !== 'live') return 0;
  return Math.max(0, turnsOn(visit.offer.terms, visit.day) - (await turnsUsed(db, visit)));
}

/** Start of the next later day with turns; null when the offer ends before. */
function nextTurns({ offer, day }: Visit<'wheel'>, zone: string): number | null {
  const ahead = [1, 2, 3, 4, 5, 6, 7].find((by) => turnsOn(offer.terms, addDays(day, by)) > 0)!;
  const at = midnightOf(zone, addDays(day, ahead));
  return offer.state === 'ended' || (offer.ends !== null && at >= offer.ends) ? null : at;
}

async function viewOf(
  db: Store | Tx,
  visit: Visit<'wheel'>,
  { rewardDraws, settings }: ActivityDeps,
): Promise<WheelView> {
  const { user, offer, entry } = visit;
  const { chain, hash, at, journal } = (await rewardDraws.chains(db, [offer.id])).get(offer.id)!;
  return {
    turns: offer.terms.turns,
    turns_left: entry && entry.leftAt === null ? await turnsLeft(db, visit) : 0,
    next_turns: nextTurns(visit, settings.get('timeZone')),
    commitment: { chain, hash, at, journal },
    spins: await lastSpins(db, user, offer.id),
  };
}

/** A wheel with turns of a day, each drawn by the seed chain and a round of the beacon that is emitted after the press. */
export const wheel: ActivityKind<'wheel'> = {
  kind: 'wheel',
  runs: () => true,
  async drawable(db, offers, { rewardDraws }) {
    return new Set((await rewardDraws.chains(db, offers)).keys());
  },
  async stand(db, visit): Promise<Stand> {
    const goal = turnsOn(visit.offer.terms, visit.day);
    const left = await turnsLeft(db, visit);
    return {
      state: left > 0 ? 'ready' : 'joined',
      progress: goal === 0 ? null : { unit: 'count', done: goal - left, goal },
      reward: null,
      grant: null,
      ...(left > 0 ? { room: await neededRoom(db, visit) } : {}),
    };
  },
  spin: press,
  async extras(db, visit, _stand, deps) {
    return { wheel: await viewOf(db, visit, deps) };
  },
  /** Everybody with a bet in the period, with all turns of its days and the mean prize of each. */
  async dryRun(db, terms, { from, to }) {
    const { rows } = await db.query<{ user_id: bigint; days: string[] }>(
      `select user_id, array_agg(distinct platform_day(placed_at)::text) as days from placed_bet
       where placed_at >= $1 and placed_at < $2 and currency <> 'TRIAL' group by user_id`,
      [from, to],
    );
    const mean = wheelMean(terms);
    return mapInTurns(rows, ({ user_id, days }) => {
      const turns = days.filter((day) => terms.weekdays.includes(weekdayOf(day))).length * terms.turns;
      return { user: user_id, amount: (mean * BigInt(turns)) as Amount, draws: turns };
    });
  },
  steps: [spinJob],
  shipped: () => [
    {
      id: 'lucky-wheel',
      name: namesOf('offer', 'lucky-wheel'),
      terms: shippedTerms('wheel'),
      starts: SHIPPED_SINCE,
      budget: 500_000_000n,
    },
  ],
};
