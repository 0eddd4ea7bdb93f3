import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import type { MovementType } from '../movements.ts';
import { amountText, cursor, hex, ms, pageSize, requestRid, rowId, slug } from '../schemas.ts';

/** Movements by which rewards are paid. */
export const rewardMovements = [
  'vip_bonus',
  'water_back',
  'sign_in',
  'task',
  'packet',
  'activity',
  'bonus_slice',
] as const satisfies readonly MovementType[];

/** Codes that every call which claims a reward may return. */
export const claimErrors = [
  'reward_not_available',
  'reward_claimed',
  'reward_ended',
  'reward_budget_gone',
  'reward_not_reached',
  'trial_not_allowed',
  'clock_skew',
  'idempotency_conflict',
] as const satisfies readonly ErrorCode[];

/**
 * `active`: an earned bonus that is paid out as the player stakes. `completed`: paid in full. `expired`: not finished in time.
 * `forfeited`: given up by the player. `cancelled`: ended by the platform, for `reason`.
 */
export const rewardState = z.enum(['active', 'completed', 'expired', 'forfeited', 'cancelled']);

/** A reward of a player. */
export const rewardRow = z.object({
  id: rowId,
  /** The movement by which it is paid. */
  kind: z.enum(rewardMovements),
  /** What gave it: `vip.weekly`, `deposit_match`. */
  source: z.string(),
  /** Name of the offer in the caller's language; null without an offer. */
  name: z.string().nullable(),
  /** The offer and the version of its terms that apply; null without an offer. */
  offer: z.object({ id: slug, version: z.int() }).nullable(),
  /** The turn of a wheel whose prize it is, for `/api/activity/proof`; null for other rewards. */
  spin: rowId.nullable(),
  currency: z.string(),
  reward: amountText,
  paid: amountText,
  /** Stake that pays the whole bonus, and the stake that counted so far; zero for cash. */
  required: amountText,
  progress: amountText,
  /** What has to be staked on: `lottery`, or a platform; null for cash. */
  product: slug.nullable(),
  state: rewardState,
  /** Why it ended: `player`, `time`, `self_excluded`, or an operator's words; null while it has not. */
  reason: z.string().nullable(),
  at: ms,
  expires_at: ms.nullable(),
  ended_at: ms.nullable(),
});

/** What fixes the draws of a wheel or of packets before anybody takes part: the start of the offer's seed chain. */
export const rewardCommitment = z.object({
  /** Id of the seed chain: `reward/` and the id of the offer. */
  chain: z.string(),
  /** s_0. */
  hash: hex,
  at: ms,
  /** Number of its entry in the public journal. */
  journal: z.int(),
});

export const recordActivity = endpoint('POST', '/api/record/activity', {
  request: z.object({
    state: rewardState.optional(),
    /** Given at or after `from`, before `to`, ms. */
    from: ms.optional(),
    to: ms.optional(),
    limit: pageSize,
    before: cursor.optional(),
  }),
  reply: z.object({
    items: z.array(rewardRow),
    next: cursor.nullable(),
    /** Over all filtered rows, not only this page. */
    summary: z.object({ count: z.int(), active: z.int(), paid: amountText }),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's own rewards, newest first.",
});

export const rewardForfeit = endpoint('POST', '/api/reward/forfeit', {
  request: z.object({ rid: requestRid.optional(), id: rowId }),
  reply: rewardRow,
  errors: ['not_found', 'reward_ended', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Gives up the rest of an earned bonus. What was paid stays; repeating it changes nothing.',
});

const promotionState = z.object({
  /** The player wants no promotions of any kind. */
  off: z.boolean(),
  /** What closes promotions whatever the player chose: a break, an exclusion, or a marker of harm; null for nothing. */
  closed_by: z.enum(['break', 'exclusion', 'care']).nullable(),
});

export const promotions = endpoint('POST', '/api/user/promotions', {
  request: z.object({}),
  reply: promotionState,
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Whether the player gets promotions.',
});

export const promotionsSet = endpoint('POST', '/api/user/promotions/set', {
  request: z.object({ rid: requestRid.optional(), off: z.boolean() }),
  reply: promotionState,
  errors: ['clock_skew', 'idempotency_conflict'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Switches promotions of every kind off or on. It holds at once, on every device.',
});
