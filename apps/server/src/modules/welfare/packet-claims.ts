import { type Amount, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import type { ErrorCode } from '@tessera/protocol/errors';
import { AppError } from '../../http/index.ts';
import { createBatchQueue, Failed, runOrSplit } from '../../store/index.ts';
import { type Given, type Offer, type OfferVersion, rewardGiven, shownOffers } from '../rewards/index.ts';
import { membersOf } from '../vip/index.ts';
import type { WelfareDeps } from './deps.ts';
import { isDrawn } from './packet-pools.ts';
import type { PacketClaims, Press } from './packet-press.ts';

type Reply = ReplyOf<'userWelfarePacket'>;

/** Presses of one batch. */
const AT_ONCE = 500;

type Outcome = 'given' | 'held' | 'conflict' | 'none_left' | 'trial' | 'not_available' | 'ended';

const CODES = {
  conflict: 'idempotency_conflict',
  none_left: 'reward_budget_gone',
  trial: 'trial_not_allowed',
  not_available: 'reward_not_available',
  ended: 'reward_ended',
} as const satisfies Record<Exclude<Outcome, 'given' | 'held'>, ErrorCode>;

interface Row extends Record<string, unknown> {
  readonly player: bigint;
  readonly outcome: Outcome;
  /** The request that took the share. */
  readonly request: string | null;
  readonly share: number | null;
  readonly amount: bigint | null;
  readonly grant_id: bigint | null;
  readonly balance: bigint | null;
  readonly currency: string;
  readonly seq: bigint | null;
}

/** Answers presses in batches, one after the other: presses for one offer cannot be answered at the same time anyway. */
export function createPacketClaims(deps: Pick<WelfareDeps, 'store' | 'rewards'>): PacketClaims {
  return createBatchQueue<Press, Reply>({
    lanes: 1,
    room: AT_ONCE,
    async run(batch) {
      const groups = Map.groupBy(batch, ({ offer: { id, version } }) => `${id}/${version}`);
      const answers = new Map<Press, Reply | Failed>();
      for (const presses of groups.values()) {
        const own = await runOrSplit(
          (some) => answerAll(some, deps),
          presses,
          () => undefined,
        ).catch((error: unknown) => presses.map(() => new Failed(error)));
        for (const [at, press] of presses.entries()) answers.set(press, own[at]!);
      }
      return batch.map((press) => answers.get(press)!);
    },
  });
}

/**
 * Opens a packet. One share a player; the same `rid` always gets the same answer (L6).
 * Errors: `not_found`, `reward_not_reached` before the pool is split, `reward_ended` for another version too, `reward_claimed`,
 * `reward_budget_gone`, `reward_not_available`, `trial_not_allowed`, `idempotency_conflict`.
 */
export const claimPacket = (
  userId: bigint,
  { rid, id, version }: InputOf<'userWelfarePacket'>,
  { packetClaims }: Pick<WelfareDeps, 'packetClaims'>,
): Promise<Reply> => packetClaims.submit({ user: userId, rid, offer: { id, version }, weight: 1 });

/** Answers presses for one version of an offer in one transaction. */
async function answerAll(
  presses: readonly Press[],
  { store, rewards }: Pick<WelfareDeps, 'store' | 'rewards'>,
): Promise<readonly (Reply | Failed)[]> {
  const { offer } = presses[0]!;
  const open = await openOffer(store, offer);
  if (typeof open === 'string') return presses.map(() => new Failed(new AppError(open)));
  const invited = await invitedOf(
    store,
    open,
    presses.map(({ user }) => user),
  );
  // A player who presses twice at once is asked for once.
  const players = new Map<bigint, string>();
  for (const { user, rid } of presses) if (invited.has(user) && !players.has(user)) players.set(user, rid);
  const { rows, given } = await store.tx(async (tx) => {
    const { rows } = await tx.query<Row>(
      `select player, outcome, request, share, amount, grant_id, balance, currency, seq
       from claim_packets($1, $2, $3::bigint[], $4::uuid[])`,
      [offer.id, offer.version, [...players.keys()], [...players.values()]],
    );
    const given = rows.filter(({ outcome }) => outcome === 'given').map(givenOf);
    if (given.length > 0)
      await rewards.events.publish(tx, rewardGiven, String(given[0]!.grant), {
        source: 'packets',
        grants: given.map(({ user, grant }) => ({ user, grant })),
      });
    return { rows, given };
  });
  rewards.tell(given);
  const byPlayer = new Map(rows.map((row) => [row.player, row]));
  return presses.map(({ user, rid }) => answerOf(byPlayer.get(user), rid));
}

/** A player without a row was not asked for: the offer is not for him. */
function answerOf(row: Row | undefined, rid: string): Reply | Failed {
  if (!row) return new Failed(new AppError('not_found'));
  const { outcome, request, share, amount, balance } = row;
  if (outcome !== 'given' && outcome !== 'held') return new Failed(new AppError(CODES[outcome]));
  if (request!.replaceAll('-', '') !== rid) return new Failed(new AppError('reward_claimed'));
  return {
    share: share!,
    amount: printAmount(amount as Amount),
    balance: printAmount(balance as Amount),
  };
}

const givenOf = ({ player, grant_id, share, amount, balance, currency, seq }: Row): Given => ({
  user: player,
  grant: grant_id!,
  ref: String(share),
  amount: amount as Amount,
  balance: { amount: balance as Amount, currency, seq: Number(seq) },
});

/** The offer, when a version of it is split; otherwise why nothing of it can be opened. */
async function openOffer(
  store: WelfareDeps['store'],
  { id, version }: OfferVersion,
): Promise<Offer | 'not_found' | 'reward_not_reached' | 'reward_ended'> {
  const [offer] = await shownOffers(store, ['packets'], id);
  if (!offer || !isDrawn(offer)) return 'not_found';
  const { rows } = await store.query<{ drawn_at: Date | null }>(
    'select drawn_at from packet_pool where offer_id = $1 and version = $2',
    [id, version],
  );
  if (rows[0]?.drawn_at) return offer;
  return offer.version === version && offer.state !== 'ended' ? 'reward_not_reached' : 'reward_ended';
}

/** Those of these players whom the offer is for, and those who have opened a packet of it. */
async function invitedOf(
  store: WelfareDeps['store'],
  { id, audience }: Offer,
  users: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const members = await membersOf(store, audience, users);
  if (audience === null) return members;
  const { rows } = await store.query<{ user_id: bigint }>(
    'select user_id from packet_share where offer_id = $1 and user_id = any ($2)',
    [id, users],
  );
  return new Set([...members, ...rows.map(({ user_id }) => user_id)]);
}
