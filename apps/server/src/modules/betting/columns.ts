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
    numbers(players.first.map(({ userId }) => userId)),
    players.first.map(({ currency }) => currency),
    players.first.map(purseOf),
    numbers(draws.first.map(({ draw }) => draw.id)),
    numbers(pots.first.map((request) => draws.of(request))),
    pots.first.map(({ currency }) => currency),
    numbers(pots.first.map(({ caps }) => caps.draw)),
    numbers(seats.first.map((request) => draws.of(request))),
    numbers(seats.first.map((request) => players.of(request))),
    numbers(seats.first.map(({ caps }) => caps.player)),
    numbers(requests.map((request) => players.of(request))),
    numbers(requests.map((request) => draws.of(request))),
    requests.map(({ rid }) => rid),
    requests.map(({ bodyHash }) => bodyHash.toString('hex')),
    requests.map(({ refused }) =>
      JSON.stringify(refused.map(({ index, code, data }) => [index, code, data])),
    ),
    numbers(requests.map(({ chaseIssue = null }) => chaseIssue)),
    numbers(bets.map(({ place }) => place)),
    numbers(bets.map(({ request }) => pots.of(request))),
    numbers(bets.map(({ request }) => seats.of(request))),
    numbers(bets.map(({ index }) => index)),
    bets.map(({ request }) => request.draw.lottery),
    bets.map(({ bet }) => bet.item.id),
    bets.map(({ bet }) => bet.item.disk),
    texts,
    texts.map((text) => (text.length > CONTENT_INLINE_MAX ? sha256(text).toString('hex') : null)),
    numbers(bets.map(({ bet }) => bet.lines)),
    numbers(bets.map(({ bet }) => bet.unitStake)),
    numbers(bets.map(({ bet }) => bet.multiple)),
    numbers(bets.map(({ bet }) => bet.stake)),
    numbers(bets.map(({ bet }) => bet.rebatePpm)),
    bets.map(({ bet }) => JSON.stringify(oddsText(bet.odds))),
    numbers(bets.map(({ bet }) => bet.maxWin)),
    bets.map(({ leaf }) => leaf.acct),
    bets.map(({ leaf }) => leaf.salt),
    bets.map(({ leaf }) => leaf.pieces[0]),
    bets.map(({ leaf }) => leaf.pieces[1]),
    bets.map(({ leaf }) => leaf.pieces[2]),
  ];
}

/** Numbers as the store reads an array: written here, because nothing of them has to be quoted. */
const numbers = (list: readonly (number | bigint | null)[]): string =>
  `{${list.map((value) => value ?? 'NULL').join(',')}}`;

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
