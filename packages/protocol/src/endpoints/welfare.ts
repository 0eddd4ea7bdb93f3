import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, ms, nothing, requestRid, slug } from '../schemas.ts';
import { claimErrors, rewardCommitment } from './reward.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** The offer and the version of its terms that apply. */
const offer = { offer: z.object({ id: slug, version: z.int() }) };

/** What a player does once. None of it depends on how much is staked. */
export const welfareTaskName = z.enum([
  'first_bet',
  'verify_draw',
  'set_limit',
  'authenticator',
  'identity',
  'read_rules',
  'add_card',
]);

/** `todo`: not done yet. `ready`: done, can be claimed. */
export const welfareTaskState = z.enum(['todo', 'ready', 'claimed']);

/**
 * `soon`: before the start. `drawing`: started, and the beacon's round that splits the pool has not come yet. `open`: can be
 * opened. `opened`: the caller has a share. `gone`: no share is left. `ended`: over.
 */
export const packetState = z.enum(['soon', 'drawing', 'open', 'opened', 'gone', 'ended']);

const packet = z.object({
  ...offer,
  /** In the caller's language. */
  name: z.string(),
  state: packetState,
  starts: ms,
  ends: ms,
  pool: amountText,
  shares: z.int(),
  /** Shares that nobody has opened. */
  left: z.int(),
  /** Least and largest share, and the mean, pool / shares. */
  min: amountText,
  max: amountText,
  mean: amountText,
  /** The caller's share, counted from 0; null while not opened. */
  own: z.object({ share: z.int(), amount: amountText, at: ms }).nullable(),
  commitment: rewardCommitment,
});

export const userWelfare = endpoint('POST', '/api/user/welfare', {
  request: nothing,
  reply: z.object({
    currency: z.string(),
    /**
     * Whether the player may receive rewards now. False for trial accounts, on a break, when excluded, or with promotions
     * switched off: nothing is given then, `sign_in` is null, `tasks` and `packets` are empty.
     */
    available: z.boolean(),
    /** The current month in the platform's time zone; null while no sign-in is offered. */
    sign_in: z
      .object({
        ...offer,
        today: day,
        /** Days signed this month. */
        count: z.int(),
        days: z.array(
          z.object({
            day,
            /** 1 Monday to 7 Sunday. */
            weekday: z.int(),
            amount: amountText,
            /** `missed` takes nothing away and cannot be made up. */
            state: z.enum(['signed', 'missed', 'open', 'ahead']),
          }),
        ),
        /** Paid with the sign-in that reaches them. `impossible`: the days left this month do not suffice. */
        milestones: z.array(
          z.object({
            days: z.int(),
            prize: amountText,
            state: z.enum(['reached', 'possible', 'impossible']),
          }),
        ),
      })
      .nullable(),
    tasks: z.array(
      z.object({
        ...offer,
        task: welfareTaskName,
        prize: amountText,
        state: welfareTaskState,
        /** Of a task that takes several steps; null for the others. */
        progress: z.object({ done: z.int(), goal: z.int() }).nullable(),
        claimed_at: ms.nullable(),
      }),
    ),
    /** The newest first. Ended ones for a day, those with a share of the caller for a week. */
    packets: z.array(packet),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The sign-in calendar of the month, the player's tasks, and red packets.",
});

export const userWelfareSignIn = endpoint('POST', '/api/user/welfare/sign-in', {
  request: z.object({ rid: requestRid }),
  reply: z.object({
    day,
    /** The sum that was paid: for the day, and for its milestones. */
    amount: amountText,
    /** Milestones that this sign-in reached. */
    milestones: z.array(z.object({ days: z.int(), prize: amountText })),
    balance: amountText,
  }),
  errors: claimErrors,
  access: 'session',
  limit: 'other',
  writes: true,
  about:
    'Signs in for today, once a day. The amounts are in the main balance at once, without a requirement.',
});

export const userWelfareTask = endpoint('POST', '/api/user/welfare/task', {
  request: z.object({ rid: requestRid, task: welfareTaskName }),
  reply: z.object({ task: welfareTaskName, amount: amountText, balance: amountText }),
  errors: claimErrors,
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Claims the prize of a task that is done, once.',
});

export const userWelfarePacket = endpoint('POST', '/api/user/welfare/packet', {
  request: z.object({ rid: requestRid, id: slug, version: z.int().positive() }),
  reply: z.object({
    /** Counted from 0. */
    share: z.int(),
    amount: amountText,
    balance: amountText,
  }),
  errors: ['not_found', ...claimErrors],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Opens a red packet: one share a player. The amount is in the main balance at once.',
});
