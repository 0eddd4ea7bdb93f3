import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, ms, ppm, rowId } from '../schemas.ts';
import { reportCounts, reportDay, reportRange, reportSums } from './report.ts';
import { memberKind } from './team.ts';
import { teamPath } from './team-members.ts';

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
    ...reportRange,
    /** Whose team; by default the own one. */
    of: rowId.optional(),
    sort: reportSort.default('stake'),
    ascending: z.boolean().default(false),
    page: z.int().min(1).max(1000).default(1),
  }),
  reply: z.object({
    ...reportRange,
    currency: z.string(),
    as_of: ms,
    path: teamPath,
    /** The whole team below `of`, without `of`. */
    total: z.object({
      ...reportSums,
      ...reportCounts,
      players: z.int(),
      depositors: z.int(),
      withdrawers: z.int(),
    }),
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
        ...reportSums,
        /** Rate difference of today that the caller earns here, and the commission in the range. */
        mine_ppm: ppm,
        mine: amountText,
      }),
    ),
    members: z.int(),
    page: z.int(),
    page_size: z.int(),
  }),
  errors: ['not_found', 'team_not_agent', 'trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Figures of the team below the caller or a member, with one row for each direct member.',
});

export const reportTeamExport = endpoint('POST', '/api/report/team/export', {
  request: z.object({ ...reportRange, of: rowId.optional() }),
  reply: z.object({
    /** Address of the CSV on this site; good for one download within five minutes. */
    path: z.string(),
  }),
  errors: ['not_found', 'team_not_agent', 'trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'An address from which the rows of all members below are downloaded as CSV.',
});
