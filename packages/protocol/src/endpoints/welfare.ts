import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, ms, nothing, requestRid, slug } from '../schemas.ts';
import { claimErrors } from './reward.ts';

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

export const userWelfare = endpoint('POST', '/api/user/welfare', {
  request: nothing,
  reply: z.object({
    currency: z.string(),
    /**
     * Whether the player may receive rewards now. False for trial accounts, on a break, when excluded, or with promotions
     * switched off: nothing is given then, `sign_in` is null and `tasks` is empty.
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
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The sign-in calendar of the month and the player's tasks.",
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
