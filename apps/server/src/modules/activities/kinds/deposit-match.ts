import { namesOf } from '@tessera/messages/load';
import type { Amount } from '@tessera/protocol';
import { matchBonus, requiredStake, shippedTerms } from '@tessera/rewards';
import { z } from 'zod';
import { on } from '../../../contract/index.ts';
import { amountField, defineJob, idField, type Tx } from '../../../store/index.ts';
import { depositCredited } from '../../cashier/index.ts';
import { findOffer, rewardMovements, SHIPPED_SINCE } from '../../rewards/index.ts';
import type { ActivityDeps } from '../deps.ts';
import { bonusStand, type GrantRow } from '../grants.ts';
import type { ActivityKind } from '../kind.ts';

const SOURCE = 'deposit_match';
const DAY_MS = 86_400_000;

/**
 * The first deposit after joining that reaches a step gives the bonus of this step, once for an offer. A deposit counts for one
 * offer, the one joined first.
 */
export async function matchDeposit(
  tx: Tx,
  { user, amount }: { readonly user: bigint; readonly amount: bigint },
  { clock, rewards }: Pick<ActivityDeps, 'clock' | 'rewards'>,
): Promise<void> {
  const { rows } = await tx.query<{ offer_id: string; version: number }>(
    `select e.offer_id, e.version from activity_entry e
     join reward_offer o on o.id = e.offer_id and o.version = e.version and o.state = 'live' and o.kind = 'deposit_match'
     where e.user_id = $1 and e.left_at is null order by e.joined_at, e.offer_id`,
    [user],
  );
  for (const { offer_id: id, version } of rows) {
    const offer = await findOffer(tx, 'deposit_match', { id, version });
    const bonus = offer ? matchBonus(offer.terms, amount as Amount) : 0n;
    if (!offer || bonus === 0n) continue;
    const { given } = await rewards.giveEarned(tx, {
      source: SOURCE,
      kind: rewardMovements.bonus_slice,
      offer: { id, version },
      product: offer.terms.product,
      expiresAt: (await clock.now(tx)) + offer.terms.days * DAY_MS,
      rows: [{ user, ref: id, amount: bonus, required: requiredStake(offer.terms, bonus) }],
    });
    if (given.length > 0) return;
  }
}

/** A deposit was credited. */
export const depositJob = defineJob('activities.deposit', {
  payload: z.object({ user: idField, amount: amountField }),
  run: (deps: ActivityDeps, { payload }, tx) => matchDeposit(tx, payload, deps),
});

/** A bonus for a deposit, earned by staking the player's own money. */
export const depositMatch: ActivityKind<'deposit_match'> = {
  kind: 'deposit_match',
  runs: ({ product }) => product === 'lottery',
  async stand(db, { user, offer }) {
    const { rows } = await db.query<GrantRow>(
      `select id, amount, required, progress, state from reward where user_id = $1 and source = 'deposit_match' and source_ref = $2`,
      [user, offer.id],
    );
    return bonusStand(rows[0]);
  },
  async dryRun(db, terms, { from, to }) {
    const { rows } = await db.query<{ user_id: bigint; amount: bigint }>(
      `select distinct on (user_id) user_id, amount from player_movement
       where kind = 'deposit' and account = 'main' and currency <> 'TRIAL' and at >= $1 and at < $2 and amount >= $3
       order by user_id, id`,
      [from, to, terms.steps[0]!.deposit],
    );
    return rows.map(({ user_id, amount }) => ({
      user: user_id,
      amount: matchBonus(terms, amount as Amount),
    }));
  },
  events: [on(depositCredited, depositJob)],
  shipped: () => [
    {
      id: 'deposit-gift',
      name: namesOf('offer', 'deposit-gift'),
      terms: shippedTerms('deposit_match'),
      starts: SHIPPED_SINCE,
      budget: 500_000_000n,
      perPlayer: 880_000n,
    },
  ],
};
