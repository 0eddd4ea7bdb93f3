import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Amount, amountOf, type ServerErrorCode } from '@tessera/protocol';
import type { HouseChoice } from '../../house-rules.ts';
import { bareList, isConflict, joinedList, quotedList, type Tx } from '../../store/index.ts';
import type { Placeable } from './judge.ts';
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
const purseOf = ({ chaseIssue }: PlaceRequest): 'main' | 'held' =>
  chaseIssue === undefined ? 'main' : 'held';

/** Key of one balance of a player. */
const purseKey = (request: PlaceRequest): string => `${request.userId} ${purseOf(request)}`;

/** A placed bet. */
export interface PlacedBet {
  readonly id: bigint;
  readonly ready: ReadyBet;
}

/** An item refused because of the balance, a cap or a limit of the player. */
export interface CapRefusal {
  readonly index: number;
  readonly code: ServerErrorCode;
  /** Amount left under the cap, for codes that carry it. */
  readonly left: Amount | undefined;
  /** Data of the codes for the player's own limits and breaks. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Outcome of one request of a batch. */
export type PlaceOutcome =
  | {
      readonly kind: 'placed';
      readonly placedAt: number;
      /** Ledger batch; increases with time. */
      readonly batch: bigint;
      /** Amount left in the balance that paid. */
      readonly balance: Amount;
      readonly placed: readonly PlacedBet[];
      readonly refused: readonly CapRefusal[];
    }
  | { readonly kind: 'refused'; readonly refused: readonly CapRefusal[] }
  | { readonly kind: 'repeated' | 'idempotency_conflict' | 'not_due' | 'draw_not_open' | 'draw_closed' };

interface PlaceRow {
  placed_at: Date;
  batch: bigint | null;
  request_codes: PlaceOutcome['kind'][];
  bet_ids: (bigint | null)[];
  bet_codes: (ServerErrorCode | null)[];
  bet_lefts: (bigint | null)[];
  balances: bigint[];
}

/** Runs statements: a store, one of its lanes, or a transaction. */
type Asked = Pick<Tx, 'query'>;

const RETRIES_MAX = 5;

/** Characters of a parameter from which on it is long. */
const LONG = 256 * 1024;

/** `draw_ids => $4`: each parameter by its name, so that the order of the parameters is in SQL alone. */
const parameters = Object.keys(columnsOf([])).map((name, index) => `${name} => $${index + 1}`);

/** Prepared once per connection; the function's own settings plan it for full tables. */
const statement = { name: 'place_bets', text: `select * from place_bets(${parameters.join(', ')})` };

/**
 * Places a batch in one statement, which is one transaction; resolves after its commit (M4). A deadlock or
 * serialization failure is retried up to 5 times (M3). After any other failure, either nothing of the batch was placed
 * or the connection was lost; in the second case a retry under the same `rid` returns the outcome.
 */
export async function placeBatch(lane: Asked, requests: readonly PlaceRequest[]): Promise<PlaceOutcome[]> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await placeOnce(lane, requests);
    } catch (error) {
      if (retry >= RETRIES_MAX || !isConflict(error)) throw error;
    }
  }
}

/** Places a batch as part of a transaction. The caller retries the whole transaction. */
export async function placeOnce(db: Asked, requests: readonly PlaceRequest[]): Promise<PlaceOutcome[]> {
  const values = Object.values(columnsOf(requests));
  // The driver copies megabytes at once, as much work as they were to join; others get a turn in between (E16).
  if (values.some(({ length }) => length > LONG)) await nextTurn();
  const { rows } = await db.query<PlaceRow>({ ...statement, values });
  return outcomesOf(requests, rows[0]!);
}

function outcomesOf(requests: readonly PlaceRequest[], row: PlaceRow): PlaceOutcome[] {
  const purses = [...new Set(requests.map(purseKey))];
  const balances = new Map(purses.map((purse, place) => [purse, amountOf(row.balances[place]!)]));
  let next = 0;
  return requests.map((request, place) => {
    const from = next;
    next += request.bets.length;
    const kind = row.request_codes[place]!;
    if (kind !== 'placed' && kind !== 'refused') return { kind };
    const placed: PlacedBet[] = [];
    const refused: CapRefusal[] = [];
    for (const [offset, ready] of request.bets.entries()) {
      const id = row.bet_ids[from + offset];
      if (id != null) placed.push({ id, ready });
      else refused.push(refusalAt(row, from + offset, ready.index));
    }
    if (kind === 'refused') return { kind, refused };
    const balance = balances.get(purseKey(request))!;
    return { kind, placedAt: row.placed_at.getTime(), batch: row.batch!, balance, placed, refused };
  });
}

function refusalAt(row: PlaceRow, at: number, index: number): CapRefusal {
  const left = row.bet_lefts[at];
  return { index, code: row.bet_codes[at]!, left: left == null ? undefined : amountOf(left) };
}

/** Arguments of `place_bets` by the names of its parameters, as lists in the text form of PostgreSQL. */
function columnsOf(requests: readonly PlaceRequest[]): Readonly<Record<string, string>> {
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
