import { rateBounds, TEAM_LEVELS } from '@tessera/rewards';
import { AppError, type CallSession } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import type { TeamDays } from './days.ts';
import type { TeamDeps } from './deps.ts';

/** A member's place in a team. Rates are ppm. */
export interface Place {
  readonly userId: bigint;
  readonly kind: 'player' | 'agent';
  /** All uplines, the top of the chain first. */
  readonly path: readonly bigint[];
  readonly rate: number;
  /** The rate of tomorrow: another one when a change is decided. */
  readonly next: number;
  /** Name of the upline; null for the top of a chain. */
  readonly inviter: string | null;
  /** Members directly below, and on all levels. */
  readonly direct: number;
  readonly below: number;
}

interface PlaceRow extends Record<string, unknown> {
  readonly user_id: bigint;
  readonly kind: Place['kind'];
  readonly path: bigint[];
  readonly rate: number | null;
  readonly next: number | null;
  readonly inviter: string | null;
  readonly direct: number;
  readonly below: number;
}

/** The place of a player; undefined for players in no team. */
export async function placeOf(db: Store | Tx, userId: bigint, days: TeamDays): Promise<Place | undefined> {
  const { rows } = await db.query<PlaceRow>(
    `select n.user_id, n.kind, n.path, team_rate_on(n.user_id, $2) as rate, team_rate_on(n.user_id, $3) as next,
       inviter.user_name as inviter, coalesce(s.direct, 0) as direct, coalesce(s.below, 0) as below
     from team_node n left join player inviter on inviter.id = n.parent left join team_size s on s.user_id = n.user_id
     where n.user_id = $1`,
    [userId, days.today, days.tomorrow],
  );
  const row = rows[0];
  return row && { ...row, userId: row.user_id, rate: row.rate ?? 0, next: row.next ?? 0 };
}

/** The highest rate that a member may give to a new member below: the own one of today and tomorrow. */
export const rateMaxOf = ({ rate, next }: Pick<Place, 'rate' | 'next'>): number =>
  rateBounds([rate, next], []).max;

/** Whether a team has room for a level below. */
export const hasLevelBelow = ({ path }: Pick<Place, 'path'>): boolean => path.length + 1 < TEAM_LEVELS;

/** Whether invitations are switched on. */
export const invitesOn = ({ settings }: Pick<TeamDeps, 'settings'>): boolean =>
  settings.get('teamInvite') === '1';

/** Whether a member may invite others now. */
export const mayInvite = (place: Place, teams: Pick<TeamDeps, 'settings'>): boolean =>
  place.kind === 'agent' && hasLevelBelow(place) && invitesOn(teams);

/** A change of the rate that is decided, with the day from which it holds; null for none. */
export const nextRate = (
  { rate, next }: Pick<Place, 'rate' | 'next'>,
  { tomorrow }: TeamDays,
): { ppm: number; from: string } | null => (next === rate ? null : { ppm: next, from: tomorrow });

/** The place of the caller, who is an agent. Errors: `trial_not_allowed`, `team_not_agent`. */
export async function agentOf(
  { userId, kind }: Pick<CallSession, 'userId' | 'kind'>,
  db: Store | Tx,
  days: TeamDays,
): Promise<Place> {
  if (kind === 'trial') throw new AppError('trial_not_allowed');
  const place = await placeOf(db, userId, days);
  if (place?.kind !== 'agent') throw new AppError('team_not_agent');
  return place;
}
