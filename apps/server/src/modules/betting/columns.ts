import type { Amount } from '@tessera/protocol';
import type { HouseChoice } from '../lotteries/index.ts';
import { sha256 } from './hash.ts';
import type { LeafParts } from './leaf.ts';
import { oddsText, type PricedBet, type Refusal } from './price.ts';
import type { Sitting } from './sitting.ts';

/** A draw as bets need it; none of it changes once the draw was announced. */
export interface BetDraw {
  readonly id: bigint;
  readonly lottery: string;
  readonly issue: string;
  /** ms */
  readonly closeAt: number;
  /** Hex; empty for a draw without a descriptor. */
  readonly descriptorHash: string;
  /** House rules it will be settled by. */
  readonly house: HouseChoice;
}

/** A bet that the house would take, with its place in the request. */
export interface ReadyBet {
  readonly index: number;
  readonly bet: PricedBet;
  readonly leaf: LeafParts;
}

/** A refused item: place in the request, code, and what the code carries. */
export interface RefusedItem extends Refusal {
  readonly index: number;
}

/** One request as it joins a batch. */
export interface PlaceRequest {
  readonly userId: bigint;
  readonly currency: string;
  /** 32 hex digits. */
  readonly rid: string;
  readonly bodyHash: Buffer;
  readonly draw: BetDraw;
  readonly caps: { readonly player: Amount; readonly draw: Amount };
  readonly bets: readonly ReadyBet[];
  readonly refused: readonly RefusedItem[];
  /** The session that bets; absent for an order made before. */
  readonly sitting?: Sitting | undefined;
  /** The issue of a chase whose held money pays; absent for bets paid from the main balance. */
  readonly chaseIssue?: bigint;
}

/** The balance a request is paid from: one player may stand in a batch with each of them. */
export const purseOf = ({ chaseIssue }: PlaceRequest): 'main' | 'held' =>
  chaseIssue === undefined ? 'main' : 'held';

/** Names a player's purse. */
export const purseKey = (request: PlaceRequest): string => `${request.userId} ${purseOf(request)}`;

/** Contents longer than this travel through a settlement once, not with every bet. */
export const CONTENT_INLINE_MAX = 400;

/** Arguments of `place_bets`, in its order. */
export function columnsOf(requests: readonly PlaceRequest[]): unknown[] {
  const players = places<PlaceRequest>(requests, purseKey);
  const draws = places<PlaceRequest>(requests, ({ draw }) => String(draw.id));
  // Pots are locked in their order, so it must be the same in every batch.
  const pots = places<PlaceRequest>(
    requests.toSorted(byPot),
    ({ draw, currency }) => `${draw.id} ${currency}`,
  );
  const seats = places<PlaceRequest>(requests, ({ draw, userId }) => `${draw.id} ${userId}`);
  const bets = requests.flatMap((request, place) =>
    request.bets.map((ready) => ({ request, place: place + 1, ...ready })),
  );
  const texts = bets.map(({ bet }) => JSON.stringify(bet.content));
  return [
    bare(players.first.map(({ userId }) => userId)),
    quoted(players.first.map(({ currency }) => currency)),
    bare(players.first.map(purseOf)),
    bare(draws.first.map(({ draw }) => draw.id)),
    bare(pots.first.map((request) => draws.of(request))),
    quoted(pots.first.map(({ currency }) => currency)),
    bare(pots.first.map(({ caps }) => caps.draw)),
    bare(seats.first.map((request) => draws.of(request))),
    bare(seats.first.map((request) => players.of(request))),
    bare(seats.first.map(({ caps }) => caps.player)),
    bare(requests.map((request) => players.of(request))),
    bare(requests.map((request) => draws.of(request))),
    bare(requests.map(({ rid }) => rid)),
    bare(requests.map(({ bodyHash }) => bodyHash.toString('hex'))),
    quoted(
      requests.map(({ refused }) =>
        JSON.stringify(refused.map(({ index, code, data }) => [index, code, data])),
      ),
    ),
    bare(requests.map(({ chaseIssue = null }) => chaseIssue)),
    bare(bets.map(({ place }) => place)),
    bare(bets.map(({ request }) => pots.of(request))),
    bare(bets.map(({ request }) => seats.of(request))),
    bare(bets.map(({ index }) => index)),
    quoted(bets.map(({ request }) => request.draw.lottery)),
    quoted(bets.map(({ bet }) => bet.item.id)),
    bare(bets.map(({ bet }) => bet.item.disk)),
    quoted(texts),
    bare(texts.map((text) => (text.length > CONTENT_INLINE_MAX ? sha256(text).toString('hex') : null))),
    bare(bets.map(({ bet }) => bet.lines)),
    bare(bets.map(({ bet }) => bet.unitStake)),
    bare(bets.map(({ bet }) => bet.multiple)),
    bare(bets.map(({ bet }) => bet.stake)),
    bare(bets.map(({ bet }) => bet.rebatePpm)),
    quoted(bets.map(({ bet }) => JSON.stringify(oddsText(bet.odds)))),
    bare(bets.map(({ bet }) => bet.maxWin)),
    bare(bets.map(({ leaf }) => leaf.acct)),
    bare(bets.map(({ leaf }) => leaf.salt)),
    ...([0, 1, 2] as const).map((piece) => quoted(bets.map(({ leaf }) => leaf.pieces[piece]))),
  ];
}

// Arrays as the store reads them, written here: the driver would copy every text three times.

/** Numbers, hex digits and words of our own, of which nothing has to be quoted. */
const bare = (list: readonly (number | bigint | string | null)[]): string =>
  `{${list.map((value) => value ?? 'NULL').join(',')}}`;

/**
 * Ids and texts of JSON. JSON escapes quotes and backslashes as an array of the store does; what else it would escape, control
 * characters, stands in none of them.
 */
const quoted = (list: readonly string[]): string => `{${list.map((text) => JSON.stringify(text)).join(',')}}`;

function byPot(one: PlaceRequest, other: PlaceRequest): number {
  if (one.draw.id !== other.draw.id) return one.draw.id < other.draw.id ? -1 : 1;
  return one.currency < other.currency ? -1 : Number(one.currency > other.currency);
}

/** The distinct ones of a list by key, and the place (from 1) of each among them. */
function places<T>(list: readonly T[], keyOf: (item: T) => string): { first: T[]; of(item: T): number } {
  const known = new Map<string, number>();
  const first: T[] = [];
  for (const item of list) {
    const key = keyOf(item);
    if (known.has(key)) continue;
    first.push(item);
    known.set(key, first.length);
  }
  return { first, of: (item) => known.get(keyOf(item))! };
}
