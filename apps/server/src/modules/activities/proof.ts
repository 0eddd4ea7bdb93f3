import { type Amount, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { termsJson } from '@tessera/rewards';
import { AppError } from '../../http/index.ts';
import { type PublicDraw, publicDraw } from '../reward-draws/index.ts';
import { anyOffer } from '../rewards/index.ts';
import { packetDraw } from '../welfare/index.ts';
import type { ActivityDeps } from './deps.ts';

type Proof = ReplyOf<'activityProof'>;

/** A drawn thing of a player with what decided it. */
interface Drawn {
  readonly offer: string;
  readonly version: number;
  readonly beacon: Buffer;
  readonly seedIndex: number;
  record(known: PublicDraw): Proof['record'];
}

/** The record of one of the player's turns or packets. Errors: `not_found`, for others' too. */
export async function proofOf(
  user: bigint,
  input: InputOf<'activityProof'>,
  language: string,
  { store }: Pick<ActivityDeps, 'store'>,
): Promise<Proof> {
  const drawn =
    'spin' in input
      ? await spinDraw(store, user, BigInt(input.spin))
      : await packetDrawn(store, user, input.packet);
  const known = await publicDraw(store, drawn);
  const offer = (await anyOffer(store, drawn.offer, drawn.version))!;
  return {
    name: offer.name[language] ?? offer.name.enUs ?? offer.id,
    offer: { id: offer.id, version: offer.version },
    terms: termsJson(offer.terms),
    released_at: known.releasedAt,
    journal: known.journal,
    record: drawn.record(known),
  };
}

const publicFields = ({ chain, index, commitment, seed, beacon }: PublicDraw) => ({
  chain,
  index,
  commitment,
  seed,
  beacon,
});

async function spinDraw(store: ActivityDeps['store'], user: bigint, id: bigint): Promise<Drawn> {
  const { rows } = await store.query<{
    offer_id: string;
    version: number;
    at: Date;
    counter: number;
    context: string;
    beacon: Buffer;
    round: bigint;
    seed_index: number;
    signature: Buffer | null;
    tile: number | null;
    prize: bigint | null;
  }>(
    `select offer_id, version, at, counter, context, beacon, round, seed_index, signature, tile, prize from wheel_spin
     where id = $1 and user_id = $2`,
    [id, user],
  );
  const [row] = rows;
  if (!row) throw new AppError('not_found');
  return {
    offer: row.offer_id,
    version: row.version,
    beacon: row.beacon,
    seedIndex: row.seed_index,
    record: (known) => ({
      kind: 'wheel',
      ...publicFields(known),
      context: row.context,
      counter: row.counter,
      at: row.at.getTime(),
      round: Number(row.round),
      signature: row.signature?.toString('hex') ?? null,
      tile: row.tile,
      prize: row.prize === null ? null : printAmount(row.prize as Amount),
    }),
  };
}

async function packetDrawn(
  store: ActivityDeps['store'],
  user: bigint,
  version: { readonly id: string; readonly version: number },
): Promise<Drawn> {
  const found = await packetDraw(store, user, version);
  if (!found) throw new AppError('not_found');
  const { at, context, round, signature, share, amount } = found;
  return {
    offer: version.id,
    version: version.version,
    beacon: found.beacon,
    seedIndex: found.seedIndex,
    record: (known) => ({
      kind: 'packets',
      ...publicFields(known),
      context,
      counter: 0,
      at,
      round,
      signature,
      share,
      amount: printAmount(amount),
    }),
  };
}
