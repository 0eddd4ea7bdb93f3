import type { EndpointName, PayloadOf, ServerErrorCode } from '@tessera/protocol';
import { freshRid } from '../kit/client.ts';

/**
 * Callers of the calls of teams: the agent (`self`), the agent above, a member below, who is an agent too, an agent beside below the
 * same upline, a player in no team, and an operator, whose password opens no session.
 */
export const teamCallers = [
  'anonymous',
  'operator',
  'trial',
  'stranger',
  'self',
  'upline',
  'downline',
  'sibling',
] as const;
export type TeamCaller = (typeof teamCallers)[number];

/** Members by id, and an open link of the agent. `deep`: a player below the downline. */
export interface TeamWorld {
  readonly self: number;
  readonly upline: number;
  readonly downline: number;
  readonly sibling: number;
  readonly deep: number;
  readonly linkId: number;
  readonly code: string;
}

type Outcome = 'ok' | ServerErrorCode;

/** One call with one payload, and the answer to every caller. */
export interface TeamCase<N extends EndpointName = EndpointName> {
  readonly call: N;
  readonly about: string;
  readonly payload: (world: TeamWorld) => PayloadOf<N>;
  readonly outcomes: Readonly<Record<TeamCaller, Outcome>>;
}

const row = <N extends EndpointName>(
  call: N,
  about: string,
  payload: (world: TeamWorld) => PayloadOf<N>,
  outcomes: TeamCase['outcomes'],
): TeamCase => ({ call, about, payload, outcomes }) as unknown as TeamCase;

const open = {
  anonymous: 'ok',
  operator: 'ok',
  trial: 'ok',
  stranger: 'ok',
  self: 'ok',
  upline: 'ok',
  downline: 'ok',
  sibling: 'ok',
} as const;
const signedIn = { ...open, anonymous: 'please_login', operator: 'please_login' } as const;
const agents = { ...signedIn, trial: 'trial_not_allowed', stranger: 'team_not_agent' } as const;
/** What belongs to the agent exists for nobody else (A14). */
const own = {
  ...signedIn,
  trial: 'trial_not_allowed',
  stranger: 'not_found',
  upline: 'not_found',
  downline: 'not_found',
  sibling: 'not_found',
} as const;
/** The room of the agent's team exists for nobody else either, and trial accounts are in no team. */
const ownRoom = { ...own, trial: 'not_found' } as const;
const day = '2026-01-01';
const days = { from: day, to: day };
const rate = (member: number) => ({ rid: freshRid(), member, rate_ppm: 4_000 });

/** Every call of teams, with objects on all sides of the agent. */
export const teamCases: readonly TeamCase[] = [
  row('teamInvite', 'a link of the agent', ({ code }) => ({ code }), open),
  row('teamMine', 'the own place', () => ({}), signedIn),
  row('teamLinks', 'the own links', () => ({}), agents),
  row(
    'teamLinkCreate',
    'a link of their own',
    () => ({ rid: freshRid(), name: 'x', kind: 'player', rate_ppm: 0, days: 7, uses_max: 1 }),
    agents,
  ),
  row('teamLinkMembers', "registrations through the agent's link", ({ linkId }) => ({ id: linkId }), {
    ...own,
    trial: 'not_found',
  }),
  row('teamList', 'the own team', () => ({}), agents),
  row('teamList', 'below the agent', ({ self }) => ({ of: self }), {
    ...agents,
    downline: 'not_found',
    sibling: 'not_found',
  }),
  row('teamList', "below the agent's member", ({ downline }) => ({ of: downline }), {
    ...agents,
    sibling: 'not_found',
  }),
  row('teamList', 'a player two levels below', ({ deep }) => ({ of: deep }), {
    ...agents,
    sibling: 'not_found',
  }),
  row('teamList', 'below the upline', ({ upline }) => ({ of: upline }), {
    ...agents,
    self: 'not_found',
    downline: 'not_found',
    sibling: 'not_found',
  }),
  row('teamList', 'below the agent beside', ({ sibling }) => ({ of: sibling }), {
    ...agents,
    self: 'not_found',
    downline: 'not_found',
  }),
  row('teamRate', "the agent's member", ({ downline }) => rate(downline), {
    ...agents,
    upline: 'not_found',
    downline: 'not_found',
    sibling: 'not_found',
  }),
  row('teamRate', 'the agent', ({ self }) => ({ ...rate(self), rate_ppm: 9_000 }), {
    ...agents,
    self: 'not_found',
    downline: 'not_found',
    sibling: 'not_found',
  }),
  row('teamRate', 'the upline', ({ upline }) => rate(upline), {
    ...agents,
    self: 'not_found',
    upline: 'not_found',
    downline: 'not_found',
    sibling: 'not_found',
  }),
  row(
    'reportTeamCommission',
    'a member two levels below',
    ({ deep }) => ({ from: day, to: day, member: deep }),
    {
      ...agents,
      sibling: 'not_found',
    },
  ),
  row('reportTeamCommission', 'the agent', ({ self }) => ({ from: day, to: day, member: self }), {
    ...agents,
    self: 'not_found',
    downline: 'not_found',
    sibling: 'not_found',
  }),
  row('reportStatistic', 'the own figures', () => ({ from: day, to: day }), signedIn),
  ...(['reportTeam', 'reportTeamExport'] as const).flatMap((call) => [
    row(call, 'the own team', () => days, agents),
    row(call, 'below the agent', ({ self }) => ({ ...days, of: self }), {
      ...agents,
      downline: 'not_found',
      sibling: 'not_found',
    }),
    row(call, 'a player two levels below', ({ deep }) => ({ ...days, of: deep }), {
      ...agents,
      sibling: 'not_found',
    }),
    row(call, 'below the upline', ({ upline }) => ({ ...days, of: upline }), {
      ...agents,
      self: 'not_found',
      downline: 'not_found',
      sibling: 'not_found',
    }),
    row(call, 'below the agent beside', ({ sibling }) => ({ ...days, of: sibling }), {
      ...agents,
      self: 'not_found',
      downline: 'not_found',
    }),
    row(call, 'who does not exist', () => ({ ...days, of: 999_999_999 }), {
      ...agents,
      self: 'not_found',
      upline: 'not_found',
      downline: 'not_found',
      sibling: 'not_found',
    }),
  ]),
  row('chatMessages', "the room of the agent's team", ({ self }) => ({ room: `team.${self}` }), {
    ...ownRoom,
    downline: 'ok',
  }),
  row('chatMessages', 'the room of the team above', ({ upline }) => ({ room: `team.${upline}` }), {
    ...signedIn,
    trial: 'not_found',
    stranger: 'not_found',
    downline: 'not_found',
  }),
  row(
    'chatSend',
    "the room of the agent's team",
    ({ self }) => ({ room: `team.${self}`, client_id: freshRid(), text: 'hello' }),
    { ...ownRoom, downline: 'ok' },
  ),
  row(
    'chatTeamRemove',
    "a message that is not there, in the room of the agent's team",
    ({ self }) => ({ room: `team.${self}`, seq: 999, reason: 'advert' }),
    { ...ownRoom, self: 'not_found' },
  ),
  row(
    'chatTeamMute',
    "a member of the agent's team",
    ({ self, downline }) => ({ room: `team.${self}`, user: downline, minutes: 0, reason: 'other' }),
    ownRoom,
  ),
  row(
    'chatTeamMute',
    'a member below the member',
    ({ self, deep }) => ({ room: `team.${self}`, user: deep, minutes: 10, reason: 'other' }),
    { ...ownRoom, self: 'not_found' },
  ),
  // It ends the link, so it comes last.
  row('teamLinkDisable', "the agent's link", ({ linkId }) => ({ id: linkId }), own),
];
