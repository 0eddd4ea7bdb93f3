import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, hex, issueText, ms, nothing, requestRid, rowId, slug } from '../schemas.ts';
import { claimErrors, rewardCommitment, rewardRow } from './reward.ts';

/** What a player can take part in. */
export const activityKind = z.enum(['deposit_match', 'loss_insurance', 'daily_task', 'race', 'wheel']);

/** Money, or a number of things; `goal` is what it takes for the reward. */
const progress = z.union([
  z.object({ unit: z.literal('amount'), done: amountText, goal: amountText }),
  z.object({ unit: z.literal('count'), done: z.int(), goal: z.int() }),
]);

/** Why the action is closed to the caller now; the code that the call would answer. */
const blockedBy = z.enum([
  'trial_not_allowed',
  'reward_not_available',
  'reward_ended',
  'reward_budget_gone',
  'reward_claimed',
]);

/** Of a bonus that is paid out as the player stakes: see `docs/rewards.md`, section "Offers". */
const earnedTerms = { product: slug, times: z.int(), days: z.int(), stakeMax: amountText };

const wheelTerms = z.object({
  kind: z.literal('wheel'),
  /** Tiles of one equal chance each, and how many of them have each prize. */
  size: z.int(),
  tiles: z.array(z.object({ prize: amountText, count: z.int() })),
  /** Turns a day, on these weekdays: 1 Monday to 7 Sunday. */
  turns: z.int(),
  weekdays: z.array(z.int()),
});

/** A pool that is split into shares; the least and the largest share. */
const packetTerms = z.object({
  kind: z.literal('packets'),
  pool: amountText,
  shares: z.int(),
  min: amountText,
  max: amountText,
});

/** The terms of a version, in the format of `termsJson` of `packages/rewards`. */
const activityTerms = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('deposit_match'),
    ...earnedTerms,
    steps: z.array(z.object({ deposit: amountText, bonus: amountText })),
  }),
  z.object({
    kind: z.literal('loss_insurance'),
    ...earnedTerms,
    period: z.enum(['day', 'week', 'month']),
    lossMin: amountText,
    sharePpm: z.int(),
    bonusMax: amountText,
  }),
  z.object({ kind: z.literal('daily_task'), task: z.string(), goal: z.int(), prize: amountText }),
  z.object({
    kind: z.literal('race'),
    product: slug,
    pool: amountText,
    prizes: z.array(amountText),
    stakeMin: amountText,
  }),
  wheelTerms,
]);

export const activityRow = z.object({
  id: slug,
  /** Number of these terms. A claim names the version that the player has seen. */
  version: z.int(),
  kind: activityKind,
  /** In the caller's language. */
  name: z.string(),
  state: z.enum(['soon', 'running', 'ended']),
  starts: ms,
  /** Null: no end. */
  ends: ms.nullable(),
  currency: z.string(),
  /** Whom it is for: VIP levels from and to, registered then or later (null: at any time). Null: all players. */
  audience: z.object({ vip_from: z.int(), vip_to: z.int(), registered_since: ms.nullable() }).nullable(),
  /**
   * `readTerms` of `packages/rewards` reads them: rules, chances and `costOf` follow from them. Once a bonus is given, its own copy
   * in `rewards` applies.
   */
  terms: activityTerms,
  /** Budget of all players and what is used of it; null without a budget. */
  budget: z.object({ total: amountText, used: amountText }).nullable(),
  own: z.object({
    /**
     * `none`: not joined, or left. `joined`: in it, nothing to claim now. `ready`: `action` gives the reward, or a turn of the
     * wheel, now. `done`: the reward was given, or the bonus is finished or has ended.
     */
    state: z.enum(['none', 'joined', 'ready', 'done']),
    joined_at: ms.nullable(),
    /** Towards the reward; null while there is nothing to count. */
    progress: progress.nullable(),
    /** What the action gives, or what was given; null while it is not known. */
    reward: amountText.nullable(),
    /** The running bonus, which `/api/reward/forfeit` gives up. */
    grant: rowId.nullable(),
  }),
  /** The one thing to do now; null for nothing. */
  action: z.enum(['join', 'claim', 'spin']).nullable(),
  /** Null: the action is open. */
  blocked: blockedBy.nullable(),
});

const raceRow = z.object({
  rank: z.int(),
  /** Masked, unless the player chose to be shown. */
  name: z.string(),
  own: z.boolean(),
  /** Payout / stake of the best bet, cut to hundredths. */
  multiple: z.string().regex(/^\d+\.\d{2}$/),
  /** Zero below the last prize. */
  prize: amountText,
  lottery_id: slug,
  issue: issueText,
  played: slug,
  /** When the bet was placed; of equal multiples the earlier one ranks first. */
  at: ms,
});

const race = z.object({
  /** Players who have joined. */
  players: z.int(),
  /** The caller's bets of today that count, and how many of a day do at most. */
  counted: z.int(),
  counted_max: z.int(),
  /** The first rows of the board. */
  rows: z.array(raceRow),
  /** The caller's row, wherever it stands; null without a paid bet. */
  own: raceRow.nullable(),
  /** Whether the board shows the caller's whole name. */
  shown: z.boolean(),
  /** When the board will be frozen and the prizes paid; null: the race has no end yet. */
  freezes: ms.nullable(),
  /** When the board was frozen; null while it may change. */
  frozen_at: ms.nullable(),
});

/** One turn of a wheel. */
export const spin = z.object({
  id: rowId,
  /** Version of the terms that apply to it. */
  version: z.int(),
  /** When it was pressed. It fixes `round`: the first round of the beacon at or after this time. */
  at: ms,
  round: z.int(),
  /** When the beacon emits the round. */
  due: ms,
  /** `pressed`: waits for the round, however late it comes. `drawn`: the result stands. */
  state: z.enum(['pressed', 'drawn']),
  drawn_at: ms.nullable(),
  /** From 0; null while `pressed`. */
  tile: z.int().nullable(),
  /** Zero for no prize; null while `pressed`. */
  prize: amountText.nullable(),
  /** Why a drawn prize was not paid; null when it was, or there was none. */
  refused: z
    .enum([
      'reward_not_available',
      'trial_not_allowed',
      'reward_ended',
      'reward_budget_gone',
      'reward_claimed',
    ])
    .nullable(),
});

const wheel = z.object({
  /** Turns of a day, and how many of today are left to the caller. */
  turns: z.int(),
  turns_left: z.int(),
  /** When a later day has turns again; null: not before the end. */
  next_turns: ms.nullable(),
  commitment: rewardCommitment,
  /** The caller's turns, newest first; the first 20. */
  spins: z.array(spin),
});

export const activityDetailRow = activityRow.extend({
  /** Facts for `costOf`: the deposit or loss that the bonus would be for, null when not known; players in a race. */
  facts: z.object({ base: amountText.nullable(), entrants: z.int() }),
  /** What the caller was given here, newest first; its first 20. */
  rewards: z.array(rewardRow),
  /** Of a race only. */
  race: race.nullable(),
  /** Of a wheel only. */
  wheel: wheel.nullable(),
});

/** Names an activity and the version of its terms that the player has seen. */
const seen = { rid: requestRid, id: slug, version: z.int().positive() };

export const activityList = endpoint('POST', '/api/activity/list', {
  request: nothing,
  reply: z.object({
    /**
     * Whether the player may receive rewards now. False for trial accounts, on a break, when excluded, or with promotions
     * switched off; when excluded or on a break `items` is empty.
     */
    available: z.boolean(),
    /** Running ones first, then those to come, then up to 50 that have ended. */
    items: z.array(activityRow),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Activities: running, to come, ended, and where the player stands in each.',
});

export const activityDetail = endpoint('POST', '/api/activity/detail', {
  request: z.object({ id: slug }),
  reply: activityDetailRow,
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'One activity with the board of a race, or the turns of a wheel.',
});

export const activityJoin = endpoint('POST', '/api/activity/join', {
  request: z.object({
    ...seen,
    /** Of a race: whether the board may show the whole name. Joining again changes only this. */
    shown: z.boolean().default(false),
  }),
  reply: activityDetailRow,
  errors: ['not_found', ...claimErrors],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Takes part in an activity. Nobody takes part without this call; repeating it changes nothing.',
});

export const activityLeave = endpoint('POST', '/api/activity/leave', {
  request: z.object(seen),
  reply: activityDetailRow,
  errors: ['not_found', 'clock_skew', 'idempotency_conflict'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Takes part no longer. What was given stays; a running bonus is given up by `/api/reward/forfeit`.',
});

export const activityClaim = endpoint('POST', '/api/activity/claim', {
  request: z.object(seen),
  reply: z.object({
    grant: rowId,
    amount: amountText,
    /** Main balance afterwards; null for an earned bonus, which pays nothing yet. */
    balance: amountText.nullable(),
  }),
  errors: ['not_found', ...claimErrors],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Takes the reward of an activity that is `ready`.',
});

export const activitySpin = endpoint('POST', '/api/activity/spin', {
  request: z.object(seen),
  reply: z.object({ spin, turns_left: z.int() }),
  errors: ['not_found', 'provider_unavailable', ...claimErrors],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Takes a turn of a wheel. The result follows when the beacon has emitted the round of the turn.',
});

export const activitySpins = endpoint('POST', '/api/activity/spins', {
  request: z.object({ ids: z.array(rowId).min(1).max(20) }),
  reply: z.object({ items: z.array(spin) }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The caller's turns of wheels by id; ids of other players' turns are left out.",
});

/** The randomness beacon of a draw, as in the descriptor of a lottery's draw. */
const beacon = z.object({
  scheme: z.string(),
  kind: z.enum(['drand', 'simulated']),
  publicKey: hex,
  chainHash: hex,
  genesis: z.int(),
  period: z.int(),
});

const drawnRecord = {
  /** Id of the seed chain; `commitment` is its s_0, `seed` its s_`index`. */
  chain: z.string(),
  index: z.int(),
  commitment: hex,
  /** Null until it is published. */
  seed: hex.nullable(),
  beacon,
  context: z.string(),
  counter: z.int(),
  at: ms,
  round: z.int(),
  /** Null until the round has come. */
  signature: hex.nullable(),
};

export const activityProof = endpoint('POST', '/api/activity/proof', {
  request: z.union([
    /** A turn of a wheel. */
    z.object({ spin: rowId }),
    /** A version of packets of which the caller has a share. */
    z.object({ packet: z.object({ id: slug, version: z.int().positive() }) }),
  ]),
  reply: z.object({
    /** Of the offer, in the caller's language. */
    name: z.string(),
    offer: z.object({ id: slug, version: z.int() }),
    /** Of the version. `readTerms` of `packages/rewards` reads them. */
    terms: z.discriminatedUnion('kind', [wheelTerms, packetTerms]),
    /** When the seed is published. */
    released_at: ms,
    /** Entry of the public journal that has the commitment. */
    journal: z.int(),
    /** With a seed and a signature it has the fields that `verifySpin` and `verifyPacket` of `packages/rewards` read. */
    record: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('wheel'),
        ...drawnRecord,
        tile: z.int().nullable(),
        prize: amountText.nullable(),
      }),
      z.object({ kind: z.literal('packets'), ...drawnRecord, share: z.int(), amount: amountText }),
    ]),
  }),
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The record by which one of the caller's turns or packets is verified.",
});
