import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, ms, nothing, ppm, requestRid, rowId } from '../schemas.ts';

/** A day of the platform's time zone. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** Who registers through a link: a player, or an agent who may invite others. */
export const memberKind = z.enum(['player', 'agent']);
/** Code of a link, as it stands in its address. */
const linkCode = z.string().regex(/^[0-9A-Za-z]{1,32}$/);
/** Masked by the server: `w***1`. */
export const maskedName = z.string();

export const teamInvite = endpoint('POST', '/api/team/invite', {
  request: z.object({ code: linkCode }),
  reply: z.object({
    inviter: maskedName,
    kind: memberKind,
    /** The rate of who registers: the most rebate they may take on a bet. */
    rate_ppm: ppm,
    /** What the inviter earns from each valid stake of who registers. */
    inviter_ppm: ppm,
    expires_at: ms.nullable(),
  }),
  errors: ['team_link_unknown', 'team_link_disabled', 'team_link_expired', 'team_link_used_up'],
  access: 'public',
  limit: 'other',
  writes: false,
  about: 'Whose invitation a link is, and what the inviter earns, before an account exists.',
});

export const teamMine = endpoint('POST', '/api/team/mine', {
  request: nothing,
  reply: z.object({
    /** `none`: in no team. `player`: a member who may not invite. */
    role: z.enum(['none', 'player', 'agent']),
    /** False while invitations are switched off, for trial accounts and for players who may not invite. */
    may_invite: z.boolean(),
    /** The own rate; for players in no team the highest rebate of the lotteries. */
    rate_ppm: ppm,
    /** A change of the rate that is already decided. */
    next: z.object({ ppm, from: day }).nullable(),
    inviter: maskedName.nullable(),
    /** Members directly below, and all below. */
    direct: z.int(),
    all: z.int(),
    currency: z.string(),
    /** Sums of the own commission by state. */
    commission: z.object({ accrued: amountText, payable: amountText, held: amountText, paid: amountText }),
    /** Days from the day of a bet until its commission is payable, and the next payment. */
    hold_days: z.int(),
    pays_at: ms,
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's place in a team: role, rate, members and commission.",
});

export const linkState = z.enum(['open', 'expired', 'used_up', 'disabled']);
export const teamLink = z.object({
  id: rowId,
  code: z.string(),
  /** Only the owner sees it. */
  name: z.string(),
  kind: memberKind,
  rate_ppm: ppm,
  state: linkState,
  at: ms,
  expires_at: ms.nullable(),
  /** Registrations, and how many there may be. */
  uses: z.int(),
  uses_max: z.int().nullable(),
  /** Members who registered through it: with a deposit, and with a bet of the last 7 days. */
  depositors: z.int(),
  active: z.int(),
});

export const teamLinks = endpoint('POST', '/api/team/links', {
  request: nothing,
  reply: z.object({
    /** The highest rate that a new link may give: the own rate, also that of tomorrow. */
    rate_max_ppm: ppm,
    /** What a bet pays back on average, in ppm: 975 000 is 97.5 %. */
    return_ppm: ppm,
    links_max: z.int(),
    items: z.array(teamLink),
  }),
  errors: ['team_not_agent', 'trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The agent's links, newest first.",
});

export const teamLinkCreate = endpoint('POST', '/api/team/link/create', {
  request: z.object({
    rid: requestRid,
    name: z.string().trim().min(1).max(40),
    kind: memberKind,
    rate_ppm: ppm,
    /** Days until it expires; null: never. */
    days: z.int().min(1).max(365).nullable(),
    uses_max: z.int().min(1).max(10_000).nullable(),
  }),
  reply: teamLink,
  errors: [
    'team_not_agent',
    'team_rate_above',
    'team_links_full',
    'team_depth_full',
    'trial_not_allowed',
    'idempotency_conflict',
  ],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Creates a link that invites players or agents.',
});

export const teamLinkDisable = endpoint('POST', '/api/team/link/disable', {
  request: z.object({ id: rowId }),
  reply: teamLink,
  errors: ['not_found', 'trial_not_allowed'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Ends a link for good. Disabling it again changes nothing.',
});

export const teamLinkMembers = endpoint('POST', '/api/team/link/members', {
  request: z.object({ id: rowId, limit: z.int().min(1).max(100).default(20), before: rowId.optional() }),
  reply: z.object({
    items: z.array(
      z.object({
        id: rowId,
        name: maskedName,
        at: ms,
        rate_ppm: ppm,
        /** Valid stake of the last 7 days, and what the agent earned from it. */
        stake: amountText,
        mine: amountText,
        deposited: z.boolean(),
        /** `checking`: the commission is held because both accounts may belong to one person. */
        state: z.enum(['normal', 'unused', 'checking']),
      }),
    ),
    next: rowId.nullable(),
  }),
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "Registrations through one of the agent's links, newest first.",
});
