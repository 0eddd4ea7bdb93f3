import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, issueText, ms, ppm, rowId, slug } from '../schemas.ts';
import { memberKind } from './team.ts';
import { teamPath } from './team-members.ts';

/** A day of the platform's time zone. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** First and last day of a report: at most 366 days, up to today. */
const range = { from: day, to: day };

/** Sums of the ledger. `net` = payout + rebate + rewards − stake; deposits and withdrawals are not won or lost. */
const sums = {
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
export const reportSums = z.object(sums);
export const reportDay = z.object({ day, ...sums });
const counts = { bets: z.int(), won: z.int(), deposits_count: z.int(), withdrawals_count: z.int() };

export const reportStatistic = endpoint('POST', '/api/report/statistic', {
  request: z.object(range),
  reply: z.object({
    ...range,
    currency: z.string(),
    /** Everything up to this time is in the sums. */
    as_of: ms,
    total: z.object({ ...sums, ...counts }),
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

export const reportSort = z.enum([
  'name',
  'rate',
  'members',
  'deposits',
  'withdrawals',
  'stake',
  'payout',
  'net',
  'mine',
]);

export const reportTeam = endpoint('POST', '/api/report/team', {
  request: z.object({
    ...range,
    /** Whose team; by default the own one. */
    of: rowId.optional(),
    sort: reportSort.default('stake'),
    ascending: z.boolean().default(false),
    page: z.int().min(1).max(1000).default(1),
  }),
  reply: z.object({
    ...range,
    currency: z.string(),
    as_of: ms,
    path: teamPath,
    /** The whole team below `of`, without `of`. */
    total: z.object({ ...sums, ...counts, players: z.int(), depositors: z.int(), withdrawers: z.int() }),
    /** The caller's commission from this team in the range, and the part of it that is not paid yet. */
    mine: amountText,
    waiting: amountText,
    pays_at: ms,
    days: z.array(reportDay),
    /** Direct members of `of`, each with all below. */
    items: z.array(
      z.object({
        id: rowId,
        name: z.string(),
        kind: memberKind,
        rate_ppm: ppm,
        direct: z.int(),
        ...sums,
        /** Rate difference of today that the caller earns here, and the commission in the range. */
        mine_ppm: ppm,
        mine: amountText,
      }),
    ),
    members: z.int(),
    page: z.int(),
    page_size: z.int(),
  }),
  errors: ['not_found', 'team_not_agent'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Figures of the team below the caller or a member, with one row for each direct member.',
});

export const reportTeamCommission = endpoint('POST', '/api/report/team/commission', {
  request: z.object({
    ...range,
    member: rowId,
    limit: z.int().min(1).max(100).default(20),
    before: z.string().max(60).optional(),
  }),
  reply: z.object({
    name: z.string(),
    /** What a bet pays back on average, in ppm, as in `team/links`. */
    return_ppm: ppm,
    /** Valid stake of the member and all below, and the caller's commission. */
    stake: amountText,
    base: amountText,
    mine: amountText,
    /** One term for each difference of rates in the range: base × (own − below) = amount. */
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
    /** Sums by state, and why some are held. */
    states: z.array(
      z.object({
        state: z.enum(['accrued', 'payable', 'paid', 'held', 'reversed']),
        amount: amountText,
        /** `accrued`: when the last of it becomes payable. `payable`: the next payment. `paid`: the last payment. */
        at: ms.nullable(),
        reason: z.enum(['linked']).nullable(),
      }),
    ),
    count: z.int(),
    /** Settled bets, newest first. */
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
  errors: ['not_found', 'team_not_agent'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The caller's commission from one member and all below, explained bet by bet.",
});

export const reportTeamExport = endpoint('POST', '/api/report/team/export', {
  request: z.object({ ...range, of: rowId.optional() }),
  reply: z.object({
    /** Address of the CSV on this site; good for one download within five minutes. */
    path: z.string(),
  }),
  errors: ['not_found', 'team_not_agent'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'An address from which the rows of all members below are downloaded as CSV.',
});
