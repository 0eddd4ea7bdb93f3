import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, ms, slug } from '../schemas.ts';

/** A day of the platform's time zone. */
export const reportDayName = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** First and last day of a report: at most 366 days, up to today. */
export const reportRange = { from: reportDayName, to: reportDayName };

/** Sums of the ledger. `net` = payout + rebate + rewards − stake; deposits and withdrawals are not won or lost. */
export const reportSums = {
  deposits: amountText,
  withdrawals: amountText,
  /** Stakes less those returned by ties, void and cancelled bets. */
  stake: amountText,
  payout: amountText,
  /** Own rebates and water-back. */
  rebate: amountText,
  /** Other rewards. */
  rewards: amountText,
  net: amountText,
};
export const reportDay = z.object({ day: reportDayName, ...reportSums });
export const reportCounts = {
  bets: z.int(),
  won: z.int(),
  deposits_count: z.int(),
  withdrawals_count: z.int(),
};

export const reportStatistic = endpoint('POST', '/api/report/statistic', {
  request: z.object(reportRange),
  reply: z.object({
    ...reportRange,
    currency: z.string(),
    /** Everything up to this time is in the sums. */
    as_of: ms,
    total: z.object({ ...reportSums, ...reportCounts }),
    /** Each day of the range, oldest first; days without movement too. */
    days: z.array(reportDay),
    /** Stake of bets whose draw is not decided yet. */
    waiting: amountText,
    /** Decided stakes, what they pay back on average by the published returns; two thirds of results lie within ± `spread`. */
    mean: z.object({ stake: amountText, payout: amountText, spread: amountText }),
    /** Decided stakes by lottery or platform, largest first, at most 20. */
    products: z.array(
      z.object({
        kind: z.enum(['lottery', 'platform']),
        product: slug,
        bets: z.int(),
        stake: amountText,
        payout: amountText,
        net: amountText,
      }),
    ),
    /** Minutes signed in and active, by weekday (Monday first) and three hours: 7 × 8. */
    played: z.object({ minutes: z.array(z.array(z.int())), total: z.int(), longest: z.int() }),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's own figures over some days.",
});
