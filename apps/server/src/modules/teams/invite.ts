import type { InputOf, ReplyOf } from '@tessera/protocol';
import { maskName } from '@tessera/rewards';
import { AppError } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import { daysNow, type TeamDays } from './days.ts';
import type { TeamDeps } from './deps.ts';
import { invitesOn, rateMaxOf } from './place.ts';

/** A link with what decides whether and at which rate somebody joins through it. Rates are ppm. */
export interface Invitation extends Record<string, unknown> {
  readonly id: bigint;
  readonly owner: bigint;
  readonly kind: 'player' | 'agent';
  readonly rate_ppm: number;
  readonly expires_at: Date | null;
  readonly uses: number;
  readonly uses_max: number | null;
  readonly disabled_at: Date | null;
  readonly inviter: string;
  /** Whether the owner's account is open: enabled, and not closed by the owner. */
  readonly owner_open: boolean;
  /** The owner's rates of today and tomorrow. */
  readonly owner_rate: number;
  readonly owner_next: number;
}

type Reason = 'team_link_unknown' | 'team_link_disabled' | 'team_link_expired' | 'team_link_used_up';

/** Reads a link by its code. */
export async function findInvitation(
  db: Store | Tx,
  code: string,
  { today, tomorrow }: TeamDays,
): Promise<Invitation | undefined> {
  const { rows } = await db.query<Invitation>(
    `select l.id, l.owner, l.kind, l.rate_ppm, l.expires_at, l.uses, l.uses_max, l.disabled_at, p.user_name as inviter,
       p.enable and not exists (select from player_break b where b.user_id = l.owner and b.kind = 'exclusion') as owner_open,
       coalesce(team_rate_on(l.owner, $2), 0) as owner_rate, coalesce(team_rate_on(l.owner, $3), 0) as owner_next
     from team_link l join player p on p.id = l.owner where l.code = $1`,
    [code, today, tomorrow],
  );
  return rows[0];
}

/** Why nobody can join through a link at `now` (ms); undefined when it is open. */
export function reasonOf(link: Invitation | undefined, now: number, invites: boolean): Reason | undefined {
  if (!link) return 'team_link_unknown';
  if (link.disabled_at || !link.owner_open || !invites) return 'team_link_disabled';
  if (link.uses_max !== null && link.uses >= link.uses_max) return 'team_link_used_up';
  if (link.expires_at && link.expires_at.getTime() <= now) return 'team_link_expired';
  return undefined;
}

/** The rate that a link gives: its own, and never more than the inviter has today and tomorrow. */
export const givenRate = ({ rate_ppm, owner_rate, owner_next }: Invitation): number =>
  Math.min(rate_ppm, rateMaxOf({ rate: owner_rate, next: owner_next }));

/** Whose invitation a link is. Errors: why it cannot be used. */
export async function inviteOf(
  { code }: InputOf<'teamInvite'>,
  teams: TeamDeps,
): Promise<ReplyOf<'teamInvite'>> {
  const days = await daysNow(teams);
  const link = await findInvitation(teams.store, code, days);
  const reason = reasonOf(link, days.now, invitesOn(teams));
  if (!link || reason) throw new AppError(reason ?? 'team_link_unknown');
  const rate = givenRate(link);
  return {
    inviter: maskName(link.inviter),
    kind: link.kind,
    rate_ppm: rate,
    inviter_ppm: link.owner_rate - rate,
    expires_at: link.expires_at?.getTime() ?? null,
  };
}
