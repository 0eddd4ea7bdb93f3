import { type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import { once, type Tx } from '../../store/index.ts';
import { type Given, requireStanding } from '../rewards/index.ts';
import type { ActivityDeps } from './deps.ts';
import { enter, leave } from './entries.ts';
import { activityOf, type Detail, standIn } from './view.ts';
import { type Player, type Seen, seenBy } from './visit.ts';

/**
 * Enters a player into the version that he has seen. Joining again changes only whether his name is shown.
 * Errors: `not_found`, `trial_not_allowed`, `reward_not_available`, `reward_ended` for another version too, `reward_not_reached`
 * before the start, `reward_claimed`, `reward_budget_gone`.
 */
export async function joinActivity(
  player: Player,
  { rid, id, version, shown }: InputOf<'activityJoin'>,
  language: string,
  deps: ActivityDeps,
): Promise<Detail> {
  const request = { userId: player.userId, scope: 'activity/join', rid, body: { id, version, shown } };
  await deps.store.tx((tx) =>
    once(tx, request, async () => {
      const seen = await versionSeen(tx, player, { id, version }, deps);
      const { offer, user } = seen.visit;
      await requireStanding(tx, user);
      if (offer.state === 'ended') throw new AppError('reward_ended');
      if (offer.state !== 'live') throw new AppError('reward_not_reached');
      const stand = await standIn(tx, seen);
      if (stand?.state === 'done') throw new AppError('reward_claimed');
      if (!stand && offer.budget !== null && offer.used >= offer.budget)
        throw new AppError('reward_budget_gone');
      await enter(tx, user, offer, shown);
      return {};
    }),
  );
  return activityOf(deps.store, player, id, language, deps);
}

/** Takes a player out. Repeating it changes nothing. Errors: `not_found`. */
export async function leaveActivity(
  player: Player,
  { rid, id, version }: InputOf<'activityLeave'>,
  language: string,
  deps: ActivityDeps,
): Promise<Detail> {
  const request = { userId: player.userId, scope: 'activity/leave', rid, body: { id, version } };
  await deps.store.tx((tx) =>
    once(tx, request, async () => {
      if ((await seenBy(tx, player, deps, id)).length === 0) throw new AppError('not_found');
      await leave(tx, player.userId, { id, version });
      return {};
    }),
  );
  return activityOf(deps.store, player, id, language, deps);
}

/**
 * Gives the reward that is ready. The same `rid` always gets the same answer (L6).
 * Errors: `not_found`, `trial_not_allowed`, `reward_not_available`, `reward_ended` for another version too, `reward_not_reached`
 * without joining too, and those of `Rewards.claim`.
 */
export async function claimActivity(
  player: Player,
  { rid, id, version }: InputOf<'activityClaim'>,
  deps: ActivityDeps,
): Promise<ReplyOf<'activityClaim'>> {
  let given: Given | undefined;
  const request = { userId: player.userId, scope: 'activity/claim', rid, body: { id, version } };
  const reply = await deps.store.tx((tx) =>
    once(tx, request, async () => {
      const { kind, visit } = await versionSeen(tx, player, { id, version }, deps);
      await requireStanding(tx, visit.user);
      if (!kind.claim || !visit.entry || visit.entry.leftAt !== null)
        throw new AppError('reward_not_reached');
      given = await kind.claim(tx, visit, deps);
      const { grant, amount, balance } = given;
      return {
        grant: Number(grant),
        amount: printAmount(amount),
        balance: balance && printAmount(balance.amount),
      };
    }),
  );
  if (given) deps.rewards.tell([given]);
  return reply;
}

/**
 * Takes a turn of a wheel. It is drawn later; the same `rid` always gets the same answer (L6).
 * Errors: `not_found`, `trial_not_allowed`, `reward_not_available`, `reward_ended` for another version too, `reward_not_reached`
 * before the start and without joining too, and those of `ActivityKind.spin`.
 */
export async function spinActivity(
  player: Player,
  { rid, id, version }: InputOf<'activitySpin'>,
  deps: ActivityDeps,
): Promise<ReplyOf<'activitySpin'>> {
  const request = { userId: player.userId, scope: 'activity/spin', rid, body: { id, version } };
  return deps.store.tx((tx) =>
    once(tx, request, async () => {
      const { kind, visit } = await versionSeen(tx, player, { id, version }, deps);
      await requireStanding(tx, visit.user);
      if (visit.offer.state === 'ended') throw new AppError('reward_ended');
      const inIt = visit.entry !== null && visit.entry.leftAt === null;
      if (!kind.spin || !inIt || visit.offer.state !== 'live') throw new AppError('reward_not_reached');
      return kind.spin(tx, visit, deps);
    }),
  );
}

/** The activity in the version that the player has seen. Errors: `not_found`, `reward_ended` when another version applies now. */
async function versionSeen(
  tx: Tx,
  player: Player,
  { id, version }: { readonly id: string; readonly version: number },
  deps: ActivityDeps,
): Promise<Seen> {
  const [seen] = await seenBy(tx, player, deps, id);
  if (!seen) throw new AppError('not_found');
  if (seen.visit.offer.version !== version) throw new AppError('reward_ended');
  return seen;
}
