import type { Amount } from '@tessera/protocol';
import type { HouseChoice } from '../../house-rules.ts';
import { bareList, joinedList, quotedList } from '../../store/index.ts';
import type { Placeable } from './bet-columns.ts';
import type { Refusal } from './price.ts';
import type { SessionAge } from './session-age.ts';

/** The properties of a draw that bets need. None of them changes after the draw was announced. */
export interface BetDraw {
  readonly id: bigint;
  readonly lottery: string;
  readonly issue: string;
  /** ms */
  readonly closeAt: number;
  /** Hex; empty for a draw without a descriptor. */
  readonly descriptorHash: string;
  /** House rules used for its settlement. */
  readonly house: HouseChoice;
}

/** A bet that passed the checks of its content, with its index in the request. */
export interface ReadyBet extends Placeable {
  readonly index: number;
}

/** A refused item: index in the request, code, and the data of the code. */
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
  /** The session that places the bets; absent for bets ordered earlier. */
  readonly sessionAge?: SessionAge | undefined;
  /** The chase issue whose hold pays; absent for bets paid from the main balance. */
  readonly chaseIssue?: bigint;
}

/** The balance a request is paid from. A player may appear in a batch once per balance. */
export const purseOf = ({ chaseIssue }: PlaceRequest): 'main' | 'held' =>
  chaseIssue === undefined ? 'main' : 'held';

/** Key of one balance of a player. */
export const purseKey = (request: PlaceRequest): string => `${request.userId} ${purseOf(request)}`;

/** Arguments of `place_bets`, in its order. */
export function columnsOf(requests: readonly PlaceRequest[]): unknown[] {
  const players = places<PlaceRequest>(requests, purseKey);
  const draws = places<PlaceRequest>(requests, ({ draw }) => String(draw.id));
  // Pots are locked in this order, so it must be the same in every batch.
  const pots = places<PlaceRequest>(
    requests.toSorted(byPot),
    ({ draw, currency }) => `${draw.id} ${currency}`,
  );
  const seats = places<PlaceRequest>(requests, ({ draw, userId }) => `${draw.id} ${userId}`);
  const bets = requests.flatMap((request, place) =>
    request.bets.map((ready) => ({ request, place: place + 1, ...ready })),
  );
  return [
    bareList(players.first.map(({ userId }) => userId)),
    quotedList(players.first.map(({ currency }) => currency)),
    bareList(players.first.map(purseOf)),
    bareList(draws.first.map(({ draw }) => draw.id)),
    bareList(pots.first.map((request) => draws.of(request))),
    quotedList(pots.first.map(({ currency }) => currency)),
    bareList(pots.first.map(({ caps }) => caps.draw)),
    bareList(seats.first.map((request) => draws.of(request))),
    bareList(seats.first.map((request) => players.of(request))),
    bareList(seats.first.map(({ caps }) => caps.player)),
    bareList(requests.map((request) => players.of(request))),
    bareList(requests.map((request) => draws.of(request))),
    bareList(requests.map(({ rid }) => rid)),
    bareList(requests.map(({ bodyHash }) => bodyHash.toString('hex'))),
    quotedList(
      requests.map(({ refused }) =>
        JSON.stringify(refused.map(({ index, code, data }) => [index, code, data])),
      ),
    ),
    bareList(requests.map(({ chaseIssue = null }) => chaseIssue)),
    bareList(bets.map(({ place }) => place)),
    bareList(bets.map(({ request }) => pots.of(request))),
    bareList(bets.map(({ request }) => seats.of(request))),
    bareList(bets.map(({ index }) => index)),
    quotedList(bets.map(({ request }) => request.draw.lottery)),
    quotedList(bets.map(({ bet }) => bet.item.id)),
    bareList(bets.map(({ bet }) => bet.item.board)),
    joinedList(bets.map(({ columns }) => columns.content)),
    bareList(bets.map(({ columns }) => columns.contentHash)),
    bareList(bets.map(({ bet }) => bet.lines)),
    bareList(bets.map(({ bet }) => bet.unitStake)),
    bareList(bets.map(({ bet }) => bet.multiple)),
    bareList(bets.map(({ bet }) => bet.stake)),
    bareList(bets.map(({ bet }) => bet.rebatePpm)),
    joinedList(bets.map(({ columns }) => columns.odds)),
    bareList(bets.map(({ bet }) => bet.maxWin)),
    bareList(bets.map(({ leaf }) => leaf.acct)),
    bareList(bets.map(({ leaf }) => leaf.salt)),
    ...([0, 1, 2] as const).map((piece) => joinedList(bets.map(({ columns }) => columns.leaf[piece]))),
  ];
}

function byPot(one: PlaceRequest, other: PlaceRequest): number {
  if (one.draw.id !== other.draw.id) return one.draw.id < other.draw.id ? -1 : 1;
  return one.currency < other.currency ? -1 : Number(one.currency > other.currency);
}

/** The distinct items of a list by key, and the position (from 1) of each item among them. */
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
