import { type Amount, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { termsJson } from '@tessera/rewards';
import { AppError } from '../../http/index.ts';
import { type PublicDraw, publicDraw } from '../reward-draws/index.ts';
import { anyOffer, nameIn, type OfferVersion } from '../rewards/index.ts';
import { type PacketDraw, packetDraw } from '../welfare/index.ts';
import type { ActivityDeps } from './deps.ts';

type Proof = ReplyOf<'activityProof'>;

type Result<K> = Omit<Extract<Proof['record'], { readonly kind: K }>, keyof PublicDraw | keyof Draw>;

/** What decides a draw, as far as it is known. */
interface Draw extends Pick<PacketDraw, 'at' | 'context' | 'round'> {
  readonly counter: number;
  readonly signature: string | null;
}

/** A drawn thing of a player with what decided it. */
interface Drawn {
  readonly offer: string;
  readonly version: number;
  readonly beacon: Buffer;
  readonly seedIndex: number;
  readonly draw: Draw;
  readonly result: Result<'wheel'> | Result<'packets'>;
}

/** The record of one of the player's turns or packets. Errors: `not_found`, for others' too. */
export async function proofOf(
  user: bigint,
  input: InputOf<'activityProof'>,
  language: string,
  { store }: Pick<ActivityDeps, 'store'>,
): Promise<Proof> {
  const drawn =
    'spin' in input ? await spinDrawn(store, user, input.spin) : await packetDrawn(store, user, input.packet);
  if (!drawn) throw new AppError('not_found');
  const { chain, index, commitment, seed, beacon, releasedAt, journal } = await publicDraw(store, drawn);
  const offer = (await anyOffer(store, drawn.offer, drawn.version))!;
  return {
    name: nameIn(offer, language),
    offer: { id: offer.id, version: offer.version },
    // Safe cast: only wheels and packets are drawn, and JSON of terms has this format (`docs/rewards.md`).
    terms: termsJson(offer.terms) as unknown as Proof['terms'],
    released_at: releasedAt,
    journal,
    record: { chain, index, commitment, seed, beacon, ...drawn.draw, ...drawn.result },
  };
}

async function spinDrawn(store: ActivityDeps['store'], user: bigint, id: number): Promise<Drawn | undefined> {
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
  if (!row) return undefined;
  const { offer_id: offer, version, beacon, seed_index: seedIndex, context, counter, tile, prize } = row;
  return {
    offer,
    version,
    beacon,
    seedIndex,
    draw: {
      context,
      counter,
      at: row.at.getTime(),
      round: Number(row.round),
      signature: row.signature?.toString('hex') ?? null,
    },
    result: { kind: 'wheel', tile, prize: prize === null ? null : printAmount(prize as Amount) },
  };
}

async function packetDrawn(
  store: ActivityDeps['store'],
  user: bigint,
  { id: offer, version }: OfferVersion,
): Promise<Drawn | undefined> {
  const found = await packetDraw(store, user, { id: offer, version });
  if (!found) return undefined;
  const { beacon, seedIndex, at, context, round, signature, share, amount } = found;
  return {
    offer,
    version,
    beacon,
    seedIndex,
    draw: { context, counter: 0, at, round, signature },
    result: { kind: 'packets', share, amount: printAmount(amount) },
  };
}
