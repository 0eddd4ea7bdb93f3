import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, issueText, ms, names, nothing, ppm, rowId, slug } from '../schemas.ts';

/** `verifiable`: drawn by our own protocol. `feed`, `operator`: official results from outside. */
export const drawSource = z.enum(['verifiable', 'feed', 'operator']);

const lotteryRow = z.object({
  id: slug,
  name: names,
  family: z.string(),
  source: drawSource,
  /** Seconds between draws; 0 for days of a calendar. */
  periodS: z.int().nonnegative(),
  /** Put on sale: listed for players. */
  listed: z.boolean(),
  /** Listed, and accepts no bets for now. */
  suspended: z.boolean(),
  /** Items that return more than is staked; while there are any, the lottery accepts no bets. */
  aboveStake: z.array(z.string()).max(300),
  /** The draw on sale, or the next one. */
  next: z.object({ id: rowId, issue: issueText, closeAt: ms, drawAt: ms }).nullable(),
  /** Sealed stakes of the draws of the platform's day, and their number. */
  today: z.object({ draws: z.int(), stakes: amountText }),
  /** What the draw on sale can pay at most, in the currency nearest to the cap, and the share of the cap in ppm. */
  exposure: z.object({ currency: z.string(), amount: amountText, cap: amountText, sharePpm: z.int() }),
  /** A command that waits for a decision about it. */
  command: rowId.nullable(),
});

export const consoleLotteryList = endpoint('POST', '/console/lottery/list', {
  request: nothing,
  reply: z.object({ at: ms, items: z.array(lotteryRow).max(200) }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'lottery.read' },
  limit: 'other',
  writes: false,
  about: 'The lotteries in lobby order: whether they accept bets, what was staked today, and exposure.',
});

/** What bets of an issue name. */
const exposureCell = z.object({
  /** Label of the part of the content: a position, or `list`. */
  part: z.string(),
  token: z.string(),
  /** Sum of the maximum wins of the bets that contain it. */
  maxWin: amountText,
});

export const consoleLotteryGet = endpoint('POST', '/console/lottery/get', {
  request: z.object({ id: slug }),
  reply: lotteryRow.extend({
    zone: z.string(),
    leadS: z.int(),
    boards: z.array(z.enum(['tradition', 'credit'])),
    house: z.record(z.string(), z.string()),
    pricing: z.object({
      base: z.int().positive(),
      rMaxPpm: ppm,
      rtpPpm: ppm,
      /** Fixed prizes by item and tier, 1/10 000 per unit staked. */
      prizes: z.record(z.string(), z.record(z.string(), z.string())).optional(),
    }),
    limits: z.object({
      unitStake: amountText,
      stakeMin: amountText,
      stakeMax: amountText,
      multipleMax: z.int(),
    }),
    caps: z.object({ bet: amountText, player: amountText, draw: amountText }),
    /** Cron of the days of an official draw; null where draws follow a period. */
    calendar: z.string().nullable(),
    /** Draws that are planned, the nearest first. */
    planned: z.array(z.object({ id: rowId, issue: issueText, openAt: ms, closeAt: ms, drawAt: ms })).max(12),
    /** Bets on the draw that is on sale, by played item, the largest exposure first. */
    plays: z
      .array(
        z.object({
          playId: z.string(),
          bets: z.int(),
          stake: amountText,
          maxWin: amountText,
          /** By what the bets name, the largest first. */
          cells: z.array(exposureCell).max(200),
        }),
      )
      .max(40),
    /** Whether the cells count only some of the bets, because there are many. */
    partial: z.boolean(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found'],
  access: { operator: 'lottery.read' },
  limit: 'other',
  writes: false,
  about:
    'One lottery with prices, caps, timetable, and what the bets of the draw on sale can win. Changed by commands (`lottery.*`).',
});
