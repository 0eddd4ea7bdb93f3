import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, issueText, ms, ppm, rowId } from '../schemas.ts';
import { reportDayName as day, reportRange } from './report.ts';

export const reportTeamCommission = endpoint('POST', '/api/report/team/commission', {
  request: z.object({
    ...reportRange,
    member: rowId,
    limit: z.int().min(1).max(100).default(20),
    /** `next` of the answer before. */
    before: z.string().max(60).optional(),
  }),
  reply: z.object({
    name: z.string(),
    /** What a bet pays back on average, in ppm, as in `team/links`. */
    return_ppm: ppm,
    /** Stake of the member and all below, the part of it that counts, and the caller's commission. */
    stake: amountText,
    base: amountText,
    mine: amountText,
    /**
     * One term for each difference of rates in the range: base × (own − below) = amount, cut to hundredths for each player, day
     * and family of lotteries.
     */
    terms: z.array(
      z.object({
        own_ppm: ppm,
        below_ppm: ppm,
        ppm,
        base: amountText,
        amount: amountText,
        from: day,
        to: day,
      }),
    ),
    /** Sums by state, and why some are held. States without money are left out. */
    states: z.array(
      z.object({
        state: z.enum(['accrued', 'payable', 'paid', 'held', 'reversed']),
        amount: amountText,
        /** `accrued`: when the last of it becomes payable. `payable`: the next payment. `paid`: the last payment. */
        at: ms.nullable(),
        reason: z.enum(['linked']).nullable(),
      }),
    ),
    /** Decided bets; the newest day first, then the newest bet. */
    count: z.int(),
    items: z.array(
      z.object({
        id: rowId,
        at: ms,
        lottery_id: z.string(),
        issue: issueText,
        played: z.string(),
        stake: amountText,
        /** The part that counts. */
        base: amountText,
        ppm,
        amount: amountText,
        /** Why less than the stake counts. */
        reason: z.enum(['opposite', 'tied', 'edge', 'void', 'cancelled']).nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
  errors: ['not_found', 'team_not_agent', 'trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The caller's commission from one member and all below, explained bet by bet.",
});
