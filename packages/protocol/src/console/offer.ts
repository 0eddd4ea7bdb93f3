import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, ms, names, nothing, ppm, rowId, slug } from '../schemas.ts';
import { sha256 } from './command.ts';

/** Kind of an offer; what its terms have is in `docs/rewards.md`. */
const kind = z.string();
/** By its times and the clock. A draft gives nothing. */
const state = z.enum(['draft', 'scheduled', 'live', 'ended']);
const version = z.int().positive();
/** Terms as JSON, amounts as text. */
const terms = z.record(z.string(), z.unknown());
const count = z.int().nonnegative();
const refusals = ['operator_address_refused', 'operator_not_permitted'] as const;

const budget = {
  /** Null: no bound. */
  budget: amountText.nullable(),
  /** Given by all versions of the offer. */
  used: amountText,
};

export const consoleOfferList = endpoint('POST', '/console/offer/list', {
  request: z.object({
    /** `ended`: those of which no version is a draft, scheduled or live. */
    view: z.enum(['open', 'ended']).default('open'),
  }),
  reply: z.object({
    items: z
      .array(
        z.object({
          id: slug,
          kind,
          name: names,
          /** The version that is shown: the live one, else the scheduled one, else the newest draft, else the last one. */
          version,
          state,
          currency: z.string(),
          starts: ms,
          ends: ms.nullable(),
          ...budget,
          versions: z.int(),
          /** The newest draft that can go live, when it is not the version shown. */
          draft: version.nullable(),
          /** A command that waits for a decision about it. */
          command: rowId.nullable(),
        }),
      )
      .max(200),
  }),
  errors: refusals,
  access: { operator: 'activity.read' },
  limit: 'other',
  writes: false,
  about:
    'Offers of rewards of every kind, those that started last first. Changed by commands (`offer.create`, `offer.live`, `offer.stop`).',
});

const versionRow = z.object({
  version,
  state,
  /** Whether it can go live: a draft that no later version has overtaken, before its end. */
  mayGoLive: z.boolean(),
  name: names,
  terms,
  /** Null: everybody who may receive rewards. */
  audience: z.object({ vipFrom: z.int(), vipTo: z.int(), registeredSince: ms.nullable() }).nullable(),
  currency: z.string(),
  starts: ms,
  ends: ms.nullable(),
  budget: amountText.nullable(),
  perPlayer: amountText.nullable(),
  createdAt: ms,
  createdBy: z.string(),
  liveAt: ms.nullable(),
  /** When it stops or stopped before its end. */
  stoppedAt: ms.nullable(),
  /** Rewards of it, players who have one, what they were given and what was paid of it. */
  given: z.object({ rewards: count, players: count, amount: amountText, paid: amountText }),
});

export const consoleOfferGet = endpoint('POST', '/console/offer/get', {
  request: z.object({ id: slug }),
  reply: z.object({
    id: slug,
    kind,
    used: amountText,
    /** The newest first, at most 50. */
    versions: z.array(versionRow).min(1).max(50),
    /** Whether the counts of `given` stop at 100 000 rewards. */
    partial: z.boolean(),
    /** Newest rewards of it. */
    rewards: z
      .array(
        z.object({
          id: rowId,
          userId: rowId,
          /** Null for a role that may not see it. */
          userName: z.string().nullable(),
          version,
          amount: amountText,
          paid: amountText,
          state: z.string(),
          at: ms,
        }),
      )
      .max(20),
    command: rowId.nullable(),
  }),
  errors: [...refusals, 'not_found'],
  access: { operator: 'activity.read' },
  limit: 'other',
  writes: false,
  about: 'One offer with its versions and what was given.',
});

export const consoleOfferDryRun = endpoint('POST', '/console/offer/dry-run', {
  request: z.object({
    id: slug,
    /** A version of the offer; without one `offer`. */
    version: version.optional(),
    /** An offer that is not stored, as the payload of `offer.create`. */
    offer: z.record(z.string().max(40), z.unknown()).optional(),
    /** `YYYY-MM`; default: the last month. */
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
  }),
  reply: z.object({
    /** The month in the platform's zone, `to` not included. */
    from: ms,
    to: ms,
    days: z.int().positive(),
    /** Players who did what the offer asks for; of them those whom it is not for, and those who may not receive rewards now. */
    reached: count,
    outside: count,
    closed: count,
    /** Players who would have got something, what they would have got, and the decided stakes of all players. */
    players: count,
    cost: amountText,
    stake: amountText,
    /** Cost as a part of the stakes; null without stakes. */
    sharePpm: z.int().nullable(),
    /** Whether the budget would have been used up. */
    budgetGone: z.boolean(),
    /** Draws among it whose results are not known, each counted with its mean. */
    draws: count,
    /** By VIP levels, the lowest first. */
    groups: z.array(
      z.object({ from: z.int(), to: z.int(), players: count, amount: amountText, most: amountText }),
    ),
    /** Players with the largest sums. */
    top: z.array(z.object({ userId: rowId, userName: z.string().nullable(), amount: amountText })).max(20),
    /** SHA-256 of who would have got what: the same records give the same. */
    hash: sha256,
  }),
  errors: [...refusals, 'not_found', 'offer_invalid', 'offer_requirement', 'dry_run_busy'],
  access: { operator: 'activity.dryrun' },
  limit: 'other',
  writes: false,
  about:
    'Who would have got what in a month if everybody whom the offer is for had taken part, by the records of that month. Gives nothing; it is in the log. One at a time on a node.',
});

export const consoleVipTable = endpoint('POST', '/console/vip/table', {
  request: nothing,
  reply: z.object({
    currency: z.string(),
    levels: z
      .array(
        z.object({
          level: z.int(),
          turnover: amountText,
          promotion: amountText,
          weekly: amountText,
          monthly: amountText,
          birthday: amountText,
          lotteryPpm: ppm,
          platformPpm: ppm,
          freeWithdrawals: z.int(),
          withdrawalMax: amountText,
          /** Players who hold it. */
          players: count,
        }),
      )
      .max(20),
    /** Versions of the levels, the newest first: the day each begins, and the levels of the newest. */
    levelVersions: z
      .array(z.object({ number: z.int(), from: z.iso.date(), by: z.string(), at: ms, isNow: z.boolean() }))
      .max(20),
    newestLevels: z
      .array(
        z.object({
          turnover: amountText,
          promotion: amountText,
          weekly: amountText,
          monthly: amountText,
          birthday: amountText,
          withdrawals: z.int(),
          withdrawalMax: amountText,
        }),
      )
      .max(20),
    /** The earliest first day of other levels, and a change of them that waits for a second person. */
    levelsFirstDay: z.iso.date(),
    levelsCommand: rowId.nullable(),
    /** Highest rates of any level: what own rebate, chain and water-back together may not pass the edge of an item with. */
    highest: z.object({ lottery: ppm, platform: ppm }),
    /** Versions of the rates of water-back, the newest first: by level, level 1 first. One of them is in force today. */
    versions: z
      .array(
        z.object({
          number: z.int(),
          from: z.iso.date(),
          by: z.string(),
          at: ms,
          isNow: z.boolean(),
          lottery: z.array(ppm).max(20),
          platform: z.array(ppm).max(20),
        }),
      )
      .max(20),
    /** The earliest first day of other rates. */
    firstDay: z.iso.date(),
    /** A change that waits for a second person. */
    command: rowId.nullable(),
    /** Plays whose edge has no room for the highest rate beside their rebates: their stake earns no water-back. */
    bars: z.array(z.object({ lottery: slug, name: names, plays: z.array(z.string()).max(500) })).max(200),
  }),
  errors: refusals,
  access: { operator: 'activity.read' },
  limit: 'other',
  writes: false,
  about:
    'VIP levels and rates of water-back of today, the versions of both, and the plays that earn none. Both are changed by commands (`vip.change`, `waterback.change`).',
});
