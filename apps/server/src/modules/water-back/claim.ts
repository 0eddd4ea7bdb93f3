import { type Amount, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { AppError, type CallSession } from '../../http/index.ts';
import { once, type Tx } from '../../store/index.ts';
import { type Given, requireStanding, rewardMovements } from '../rewards/index.ts';
import type { WaterBackDeps } from './deps.ts';

interface Claim extends Record<string, unknown> {
  readonly id: bigint;
  readonly rows: number;
  readonly amount: bigint;
  readonly first_day: string;
  readonly last_day: string;
}

/**
 * Pays rows of water-back in one sum: all the named ones, or all that are ready. The same `rid` always gets the same answer (L6).
 * Errors: `trial_not_allowed`, `reward_not_available`, `not_found`, `reward_claimed`, `reward_not_reached`, and those of
 * `rewards.claim`.
 */
export async function claimWaterBack(
  { userId }: Pick<CallSession, 'userId'>,
  { rid, rows }: InputOf<'userWaterbackClaim'>,
  { store, rewards }: WaterBackDeps,
): Promise<ReplyOf<'userWaterbackClaim'>> {
  let given: Given | undefined;
  const reply = await store.tx((tx) =>
    once(tx, { userId, scope: 'user/waterback/claim', rid, body: { rows } }, async () => {
      await requireStanding(tx, userId);
      const ids = rows === 'all' ? null : [...new Set(rows)].map(BigInt);
      const claim = await take(tx, userId, ids);
      given = await rewards.claim(tx, {
        source: 'water_back',
        kind: rewardMovements.water_back,
        row: {
          user: userId,
          ref: String(claim.id),
          amount: claim.amount as Amount,
          terms: { rows: claim.rows, from: claim.first_day, to: claim.last_day },
        },
      });
      return {
        claim: Number(claim.id),
        rows: claim.rows,
        amount: printAmount(claim.amount as Amount),
        balance: printAmount(given.balance!.amount),
      };
    }),
  );
  if (given) rewards.tell([given]);
  return reply;
}

/** Joins rows in a claim; they stay locked until the commit. Null: all that are ready. */
async function take(tx: Tx, userId: bigint, ids: readonly bigint[] | null): Promise<Claim> {
  const { rows } = await tx.query<Claim>(
    `with due as materialized (
       select id, day, amount from water_back
       where user_id = $1 and claim_id is null and amount > 0 and ($2::bigint[] is null or id = any ($2))
       order by id for update
     ), claim as (
       insert into water_back_claim (id, user_id, at, amount, rows, first_day, last_day)
       select nextval('id_seq'), $1, app_now(), sum(amount), count(*), min(day), max(day) from due having count(*) > 0
       returning id, rows, amount, first_day, last_day
     ), joined as (
       update water_back w set claim_id = claim.id from due, claim where w.id = due.id
     )
     select id, rows, amount, first_day, last_day from claim`,
    [userId, ids],
  );
  const claim = rows[0];
  if (claim && (ids === null || claim.rows === ids.length)) return claim;
  const { rows: left } = await tx.query<{ own: number; claimed: number }>(
    `select count(*)::integer as own, (count(*) filter (where claim_id is not null))::integer as claimed from water_back
     where user_id = $1 and ($2::bigint[] is null or id = any ($2))`,
    [userId, ids],
  );
  const { own, claimed } = left[0]!;
  if (ids !== null && own < ids.length) throw new AppError('not_found');
  throw new AppError(claimed > 0 ? 'reward_claimed' : 'reward_not_reached');
}
