import type { Beacon } from '@tessera/fairness';
import { spinWheel } from '@tessera/rewards';
import { type Again, defineLongJob, type Store, type Tx } from '../../store/index.ts';
import { askAgainAfter } from '../reward-draws/index.ts';
import { findOffer, type Given, refusalCodes, rewardMovements } from '../rewards/index.ts';
import type { ActivityDeps } from './deps.ts';

/** Source of grants for prizes; the reference is the offer and the turn. */
const SOURCE = 'wheel';
/** Turns drawn in one transaction. */
const AT_ONCE = 200;

interface Pressed extends Record<string, unknown> {
  readonly id: bigint;
  readonly offer_id: string;
  readonly version: number;
  readonly user_id: bigint;
  readonly round: bigint;
  readonly due: Date;
  readonly seed_index: number;
  readonly context: string;
  readonly counter: number;
  readonly beacon: Beacon;
}

/**
 * Draws a turn when the beacon has emitted its round, with other turns of the same round. However late the round comes, the turn is
 * drawn then. Its key is the turn's id.
 */
export const spinJob = defineLongJob('activities.spin', {
  slow: true,
  run: (deps: ActivityDeps, { key }) => drawSpin(deps, BigInt(key)),
});

/** Draws a turn and others that the same round decides. Does nothing for a turn that is drawn. */
export async function drawSpin(deps: ActivityDeps, id: bigint): Promise<Again | undefined> {
  const { store, clock, rewardDraws, rewards, emit } = deps;
  const turns = await pressedWith(store, id);
  const first = turns[0];
  if (!first) return undefined;
  const found = await rewardDraws.keys({
    offer: first.offer_id,
    beacon: first.beacon,
    round: Number(first.round),
    seedIndex: first.seed_index,
    draws: turns,
  });
  if ('problem' in found) {
    const now = await clock.now();
    return { runAgainAt: now + askAgainAfter(now - first.due.getTime()) };
  }
  const keys = new Map(turns.map((turn, at) => [turn.id, found.keys[at]!]));
  const { drawn, given } = await store.tx((tx) => settle(tx, turns, keys, found.signature, deps));
  rewards.tell(given);
  for (const { id: spin, user_id: user, offer_id: offer } of drawn)
    emit.user(user, 'spin:drawn', { spin: Number(spin), offer });
  return undefined;
}

/** The turn, if it is not drawn, and others of the same version and round, this one first. */
async function pressedWith(store: Store, id: bigint): Promise<Pressed[]> {
  const { rows } = await store.query<Pressed>(
    `select s.id, s.offer_id, s.version, s.user_id, s.round, s.due, s.seed_index, s.context, s.counter, b.beacon
     from wheel_spin one
     join wheel_spin s on s.offer_id = one.offer_id and s.version = one.version and s.round = one.round and s.beacon = one.beacon
       and s.drawn_at is null
     join beacon_used b on b.chain_hash = s.beacon
     where one.id = $1 and one.drawn_at is null order by s.id <> $1, s.id limit $2`,
    [id, AT_ONCE],
  );
  return rows;
}

interface Settled {
  readonly drawn: readonly Pressed[];
  readonly given: readonly Given[];
}

/** Writes the results of those turns that are still not drawn, and pays their prizes. */
async function settle(
  tx: Tx,
  turns: readonly Pressed[],
  keys: ReadonlyMap<bigint, string>,
  signature: string,
  { rewards }: Pick<ActivityDeps, 'rewards'>,
): Promise<Settled> {
  const drawn = await lock(tx, turns);
  const [first] = drawn;
  if (!first) return { drawn, given: [] };
  const offer = { id: first.offer_id, version: first.version };
  const { terms } = (await findOffer(tx, 'wheel', offer))!;
  const results = drawn.map((turn) => ({ turn, ...spinWheel({ key: keys.get(turn.id)! }, terms) }));
  const { given, refused } = await rewards.give(tx, {
    source: SOURCE,
    kind: rewardMovements.activity,
    offer,
    rows: results
      .filter(({ prize }) => prize > 0n)
      .map(({ turn, tile, prize }) => ({
        user: turn.user_id,
        ref: refOf(turn),
        amount: prize,
        terms: { tile },
      })),
  });
  const grants = new Map(given.map(({ ref, grant }) => [ref, grant]));
  const whys = new Map(refused.map(({ ref, why }) => [ref, refusalCodes[why]]));
  await tx.query(
    `update wheel_spin s set signature = decode($1, 'hex'), drawn_at = greatest(app_now(), s.due), tile = n.tile, prize = n.prize,
       grant_id = n.grant_id, refused = n.refused
     from unnest($2::bigint[], $3::integer[], $4::bigint[], $5::bigint[], $6::text[]) n (id, tile, prize, grant_id, refused)
     where s.id = n.id`,
    [
      signature,
      results.map(({ turn }) => turn.id),
      results.map(({ tile }) => tile),
      results.map(({ prize }) => prize),
      results.map(({ turn }) => grants.get(refOf(turn)) ?? null),
      results.map(({ turn }) => whys.get(refOf(turn)) ?? null),
    ],
  );
  return { drawn, given };
}

/** Locks those of these turns that are not drawn to the end of the transaction. */
async function lock(tx: Tx, turns: readonly Pressed[]): Promise<Pressed[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    'select id from wheel_spin where id = any ($1::bigint[]) and drawn_at is null order by id for update',
    [turns.map(({ id }) => id)],
  );
  const open = new Set(rows.map(({ id }) => id));
  return turns.filter(({ id }) => open.has(id)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

const refOf = ({ offer_id, id }: Pressed): string => `${offer_id}/${id}`;
