import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, ms, nothing, ppm, requestRid } from '../schemas.ts';
import { claimErrors } from './reward.ts';

/** What a level pays: once when it is reached, each calendar week, each calendar month, and each year from the birthday on. */
export const vipBonusKind = z.enum(['promotion', 'weekly', 'monthly', 'birthday']);
const levelNumber = z.int().min(1).max(8);

/**
 * Names one bonus of the caller: its kind, and the level (`promotion-4`), the first day of the period (`weekly-2026-11-23`,
 * `monthly-2026-11-01`), or the year (`birthday-2026`).
 */
export const vipBonusRef = z
  .string()
  .regex(/^(promotion-[2-8]|(weekly|monthly)-\d{4}-\d{2}-\d{2}|birthday-\d{4})$/);

export const vipLevelRow = z.object({
  level: levelNumber,
  /** Cumulative settled turnover from which the level is held. */
  turnover: amountText,
  /** Mean cost of staking that turnover, at the edge of the answer. */
  cost: amountText,
  promotion: amountText,
  weekly: amountText,
  monthly: amountText,
  birthday: amountText,
  /** Water-back of lotteries and of game platforms. */
  lottery_ppm: ppm,
  platform_ppm: ppm,
  /** Withdrawals a day, how many of them without a fee, and their sum a day. */
  withdrawals: z.int(),
  free_withdrawals: z.int(),
  withdrawal_max: amountText,
});

const vipBonus = z.object({
  ref: vipBonusRef,
  kind: vipBonusKind,
  /** The level it is paid for. */
  level: levelNumber,
  amount: amountText,
  /** `later`: can be claimed from `from` on, if the player may receive rewards then. There is no deadline. */
  state: z.enum(['ready', 'claimed', 'later']),
  from: ms,
  claimed_at: ms.nullable(),
});

export const vipDetail = endpoint('POST', '/api/vip/detail', {
  request: nothing,
  reply: z.object({
    currency: z.string(),
    /** House edge at which the mean costs are computed. */
    edge_ppm: ppm,
    /** All levels, level 1 first. Levels never fall. */
    levels: z.array(vipLevelRow),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'The table of VIP levels: what each level needs, costs on average and gives.',
});

export const userVip = endpoint('POST', '/api/user/vip', {
  request: nothing,
  reply: z.object({
    currency: z.string(),
    /** The level held; 0 for a trial account. */
    level: z.int(),
    /** The level that the player has been told of (`/api/user/vip/announced`). */
    announced: z.int(),
    /** When the level was reached; null for the level an account starts with. */
    since: ms.nullable(),
    /** Cumulative settled turnover. */
    turnover: amountText,
    /** The next level, the turnover still missing, and what it costs on average; null at the last level. */
    next: z
      .object({ level: levelNumber, turnover: amountText, missing: amountText, cost: amountText })
      .nullable(),
    /**
     * Whether the player may receive rewards now. False for trial accounts, on a break, when excluded, or with promotions
     * switched off: nothing is given then, and `bonuses` is empty.
     */
    available: z.boolean(),
    /** Bonuses that can be claimed first, then the next ones of each kind, then up to 20 claimed ones, newest first. */
    bonuses: z.array(vipBonus),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's VIP level, progress to the next one, and bonuses.",
});

export const userVipClaim = endpoint('POST', '/api/user/vip/claim', {
  request: z.object({ rid: requestRid, refs: z.array(vipBonusRef).min(1).max(50) }),
  reply: z.object({
    claimed: z.array(z.object({ ref: vipBonusRef, amount: amountText })),
    /** Sum of the claimed bonuses; it is in the main balance, without a requirement. */
    amount: amountText,
    balance: amountText,
  }),
  errors: ['not_found', ...claimErrors],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Claims bonuses of the VIP level: all of the named ones, or none.',
});

export const userVipAnnounced = endpoint('POST', '/api/user/vip/announced', {
  request: z.object({ level: levelNumber }),
  reply: z.object({ announced: z.int() }),
  errors: ['trial_not_allowed', 'clock_skew'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Notes that the player was told of a level, so that no device tells it again.',
});
