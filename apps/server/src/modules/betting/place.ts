import { type Amount, amountOf, type ServerErrorCode } from '@tessera/protocol';
import { isConflict, type Tx } from '../../store/index.ts';
import { columnsOf, type PlaceRequest, purseKey, type ReadyBet } from './columns.ts';

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
  const { rows } = await db.query<PlaceRow>({ ...statement, values: Object.values(columnsOf(requests)) });
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
