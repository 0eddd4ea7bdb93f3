import { AppError } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { daysNow } from './days.ts';
import type { TeamDeps } from './deps.ts';
import { memberJoined } from './events.ts';
import { findInvitation, givenRate, type Invitation, reasonOf } from './invite.ts';
import { invitesOn } from './place.ts';

/**
 * Takes a new account into the team of a link: counts the use, and writes the member and the first rate, which holds from today.
 * Errors: why the link cannot be used.
 */
export async function joinBy(
  tx: Tx,
  { userId, code }: { readonly userId: bigint; readonly code: string },
  teams: TeamDeps,
): Promise<void> {
  const days = await daysNow(teams, tx);
  const invites = invitesOn(teams);
  const usable = async (): Promise<Invitation> => {
    const link = await findInvitation(tx, code, days);
    const reason = reasonOf(link, days.now, invites);
    if (!link || reason) throw new AppError(reason ?? 'team_link_unknown');
    return link;
  };
  const { owner } = await usable();
  await tx.query('select team_lock($1, true)', [owner]);
  // Rates do not change from here on.
  const link = await usable();
  if (!(await takeUse(tx, link.id))) {
    // Another registration or the owner came first.
    await usable();
    throw new AppError('team_link_expired');
  }
  await tx.query(
    `insert into team_member (user_id, parent, path, kind, link_id, at)
     select $1, user_id, path || user_id, $3, $4, app_now() from team_member where user_id = $2`,
    [userId, owner, link.kind, link.id],
  );
  await tx.query('insert into team_rate (user_id, from_day, ppm, at) values ($1, $2, $3, app_now())', [
    userId,
    days.today,
    givenRate(link),
  ]);
  await teams.events.publish(tx, memberJoined, String(userId), {
    user: userId,
    parent: owner,
    link: link.id,
  });
}

/** Counts a use of a link, which stays locked until the transaction ends. False: it can no longer be used. */
async function takeUse(tx: Tx, link: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update team_link set uses = uses + 1
     where id = $1 and disabled_at is null and (expires_at is null or expires_at > app_now()) and (uses_max is null or uses < uses_max)`,
    [link],
  );
  return rowCount === 1;
}
