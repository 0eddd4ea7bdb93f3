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

/** Arguments of `place_bets` by the names of its parameters, as lists in the text form of PostgreSQL. */
export function columnsOf(requests: readonly PlaceRequest[]): Readonly<Record<string, string>> {
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
  return {
    player_ids: bareList(players.first.map(({ userId }) => userId)),
    player_currencies: quotedList(players.first.map(({ currency }) => currency)),
    player_purses: bareList(players.first.map(purseOf)),
    draw_ids: bareList(draws.first.map(({ draw }) => draw.id)),
    pot_draws: bareList(pots.first.map((request) => draws.of(request))),
    pot_currencies: quotedList(pots.first.map(({ currency }) => currency)),
    pot_caps: bareList(pots.first.map(({ caps }) => caps.draw)),
    seat_draws: bareList(seats.first.map((request) => draws.of(request))),
    seat_players: bareList(seats.first.map((request) => players.of(request))),
    seat_caps: bareList(seats.first.map(({ caps }) => caps.player)),
    request_players: bareList(requests.map((request) => players.of(request))),
    request_draws: bareList(requests.map((request) => draws.of(request))),
    request_rids: bareList(requests.map(({ rid }) => rid)),
    request_hashes: bareList(requests.map(({ bodyHash }) => bodyHash.toString('hex'))),
    request_refusals: quotedList(
      requests.map(({ refused }) =>
        JSON.stringify(refused.map(({ index, code, data }) => [index, code, data])),
      ),
    ),
    request_issues: bareList(requests.map(({ chaseIssue = null }) => chaseIssue)),
    bet_requests: bareList(bets.map(({ place }) => place)),
    bet_pots: bareList(bets.map(({ request }) => pots.of(request))),
    bet_seats: bareList(bets.map(({ request }) => seats.of(request))),
    bet_indexes: bareList(bets.map(({ index }) => index)),
    bet_lotteries: quotedList(bets.map(({ request }) => request.draw.lottery)),
    bet_plays: quotedList(bets.map(({ bet }) => bet.item.id)),
    bet_boards: bareList(bets.map(({ bet }) => bet.item.board)),
    bet_contents: joinedList(bets.map(({ columns }) => columns.content)),
    bet_content_hashes: bareList(bets.map(({ columns }) => columns.contentHash)),
    bet_lines: bareList(bets.map(({ bet }) => bet.lines)),
    bet_unit_stakes: bareList(bets.map(({ bet }) => bet.unitStake)),
    bet_multiples: bareList(bets.map(({ bet }) => bet.multiple)),
    bet_stakes: bareList(bets.map(({ bet }) => bet.stake)),
    bet_rebates: bareList(bets.map(({ bet }) => bet.rebatePpm)),
    bet_odds: joinedList(bets.map(({ columns }) => columns.odds)),
    bet_max_wins: bareList(bets.map(({ bet }) => bet.maxWin)),
    bet_accts: bareList(bets.map(({ leaf }) => leaf.acct)),
    bet_salts: bareList(bets.map(({ leaf }) => leaf.salt)),
    leaf_heads: joinedList(bets.map(({ columns }) => columns.leaf[0])),
    leaf_middles: joinedList(bets.map(({ columns }) => columns.leaf[1])),
    leaf_tails: joinedList(bets.map(({ columns }) => columns.leaf[2])),
  };
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
