import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, ms, ppm, requestRid, rowId } from '../schemas.ts';
import { day, maskedName, memberKind } from './team.ts';

/** A member on the way from the agent down: the agent first. */
export const teamPath = z.array(z.object({ id: rowId, name: maskedName }));
export const teamSort = z.enum(['joined', 'name', 'rate', 'members', 'stake', 'payout']);

export const teamMember = z.object({
  id: rowId,
  name: maskedName,
  /** Levels below the caller: 1 is a direct member, whose rate the caller may change. */
  level: z.int(),
  kind: memberKind,
  rate_ppm: ppm,
  next: z.object({ ppm, from: day }).nullable(),
  /** Bounds of a new rate: the highest rate of a member below, and the rate of the upline, of today and tomorrow. */
  rate_min_ppm: ppm,
  rate_max_ppm: ppm,
  direct: z.int(),
  all: z.int(),
  /** Of the last 7 days: the member alone, or with all below for an agent. */
  stake: amountText,
  payout: amountText,
  active: z.boolean(),
  joined_at: ms,
  seen_at: ms.nullable(),
});

export const teamList = endpoint('POST', '/api/team/list', {
  request: z.object({
    /** Whose direct members; by default the own ones. */
    of: rowId.optional(),
    /** Beginning of a user name, at least 4 characters: members of any level below `of`. */
    search: z
      .string()
      .regex(/^[A-Za-z0-9_]{4,32}$/)
      .optional(),
    sort: teamSort.default('stake'),
    ascending: z.boolean().default(false),
    page: z.int().min(1).max(1000).default(1),
  }),
  reply: z.object({
    path: teamPath,
    /**
     * Figures of `of`, all below included; `mine_ppm`: what the caller earns from stake there, `mine`: what they earned in the last 7
     * days. Of the own team: the own rate, and all.
     */
    head: z.object({
      kind: memberKind,
      rate_ppm: ppm,
      mine_ppm: ppm,
      direct: z.int(),
      all: z.int(),
      active: z.int(),
      stake: amountText,
      mine: amountText,
    }),
    items: z.array(teamMember),
    total: z.int(),
    page: z.int(),
    page_size: z.int(),
  }),
  errors: ['not_found', 'team_not_agent', 'trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Members of the team, level by level. Only members below the caller exist for it (A14).',
});

export const teamRate = endpoint('POST', '/api/team/rate', {
  request: z.object({
    rid: requestRid,
    member: rowId,
    rate_ppm: ppm,
    /** Also lowers every member below who has more. Without it such a change is refused with their names. */
    lower_below: z.boolean().default(false),
  }),
  reply: z.object({
    rate_ppm: ppm,
    /** The day from which it holds: tomorrow. */
    from: day,
    /** Members below that were lowered. */
    lowered: z.int(),
  }),
  errors: [
    'not_found',
    'team_not_agent',
    'team_rate_above',
    'team_rate_below',
    'trial_not_allowed',
    'idempotency_conflict',
  ],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Changes the rate of a direct member from tomorrow on.',
});
