import { type Amount, printAmount, type ReplyOf } from '@tessera/protocol';
import { termsJson } from '@tessera/rewards';
import { AppError } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import { nameIn, rewardsOfOffer } from '../rewards/index.ts';
import type { ActivityDeps } from './deps.ts';
import type { Stand } from './kind.ts';
import { type Player, type Seen, seenBy } from './visit.ts';

export type Detail = ReplyOf<'activityDetail'>;
type Row = ReplyOf<'activityList'>['items'][number];

/** Ended offers in a list. */
const ENDED = 50;
const STATES = { live: 'running', scheduled: 'soon', ended: 'ended', draft: 'soon' } as const;
const ORDER = { running: 0, soon: 1, ended: 2 } as const;

/** What the rules for receiving rewards say about a player now. */
interface Standing extends Record<string, unknown> {
  readonly kind: string;
  readonly may_receive: boolean;
}

async function standingOf(db: Store | Tx, user: bigint): Promise<Standing> {
  const { rows } = await db.query<Standing>(
    'select kind, may_receive from reward_standing where user_id = $1',
    [user],
  );
  return rows[0]!;
}

/** All activities for a player; none for one who gets no promotions. Trial accounts see them and cannot join. */
export async function listActivities(
  player: Player,
  language: string,
  deps: ActivityDeps,
): Promise<ReplyOf<'activityList'>> {
  const { store } = deps;
  const standing = await standingOf(store, player.userId);
  const { may_receive: available, kind } = standing;
  if (!available && kind !== 'trial') return { available, items: [] };
  const items: Row[] = [];
  for (const seen of await seenBy(store, player, deps))
    items.push(rowOf(seen, await standIn(store, seen), standing, language));
  const ended = items.filter(({ state }) => state === 'ended').slice(0, ENDED);
  return {
    available,
    items: [...items.filter(({ state }) => state !== 'ended'), ...ended].sort(
      (one, other) => ORDER[one.state] - ORDER[other.state],
    ),
  };
}

/** One activity for a player. Errors: `not_found`. */
export async function activityOf(
  db: Store | Tx,
  player: Player,
  id: string,
  language: string,
  deps: ActivityDeps,
): Promise<Detail> {
  const [seen] = await seenBy(db, player, deps, id);
  if (!seen) throw new AppError('not_found');
  const stand = await standIn(db, seen);
  const row = rowOf(seen, stand, await standingOf(db, player.userId), language);
  const rewards = await rewardsOfOffer(db, player.userId, id, language);
  const extras = await seen.kind.extras?.(db, seen.visit, stand, deps);
  return { ...row, facts: { base: null, entrants: 0 }, race: null, wheel: null, ...extras, rewards };
}

/** Where the player stands; null for one who is not in it and was given nothing. */
export async function standIn(db: Store | Tx, { kind, visit }: Seen): Promise<Stand | null> {
  if (!visit.entry) return null;
  const stand = await kind.stand(db, visit);
  const remains = stand.grant !== null || stand.state === 'done';
  return visit.entry.leftAt === null || remains ? stand : null;
}

function rowOf(
  { kind, visit: { offer, entry } }: Seen,
  stand: Stand | null,
  standing: Standing,
  language: string,
): Row {
  const state = STATES[offer.state];
  const own: Row['own'] = {
    state: stand?.state ?? 'none',
    joined_at: entry && entry.leftAt === null ? entry.joinedAt : null,
    progress: stand?.progress ?? null,
    reward: stand?.reward == null ? null : printAmount(stand.reward),
    grant: stand?.grant == null ? null : Number(stand.grant),
  };
  const action = actionOf(state, own.state, kind.spin ? 'spin' : 'claim');
  return {
    id: offer.id,
    version: offer.version,
    kind: kind.kind,
    name: nameIn(offer, language),
    state,
    starts: offer.starts,
    ends: offer.ends,
    currency: offer.currency,
    audience: offer.audience && {
      vip_from: offer.audience.vipFrom,
      vip_to: offer.audience.vipTo,
      registered_since: offer.audience.registeredSince,
    },
    // Safe cast: JSON of terms has this format (`docs/rewards.md`).
    terms: termsJson(offer.terms) as unknown as Row['terms'],
    budget:
      offer.budget === null
        ? null
        : { total: printAmount(offer.budget as Amount), used: printAmount(offer.used as Amount) },
    own,
    action,
    blocked: action && blockedBy(standing, offer, stand),
  };
}

/** What is owed after the end can still be claimed; nobody joins then. */
function actionOf(state: Row['state'], own: Row['own']['state'], whenReady: 'claim' | 'spin'): Row['action'] {
  if (own === 'ready') return whenReady;
  return own === 'none' && state === 'running' ? 'join' : null;
}

function blockedBy(
  { kind, may_receive }: Standing,
  { budget, used }: { readonly budget: bigint | null; readonly used: bigint },
  stand: Stand | null,
): Row['blocked'] {
  if (kind === 'trial') return 'trial_not_allowed';
  if (!may_receive) return 'reward_not_available';
  return budget !== null && used + (stand?.room ?? stand?.reward ?? 1n) > budget
    ? 'reward_budget_gone'
    : null;
}
