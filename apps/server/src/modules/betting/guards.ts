import { amountOf, type LimitPeriod, printAmount, type ServerErrorCode } from '@tessera/protocol';
import type { Store, Tx } from '../../store/index.ts';
import type { PlaceRequest } from './place.ts';
import { type CapRefusal, type PlaceOutcome, placeOnce } from './place.ts';

/** Checks requests against the limits and breaks of their players (RP2, RP4–RP8), and places the checked requests. */
export interface Guards {
  /** Whether a limit or break of the player may refuse the request; requests without one may share a batch. */
  watches(request: PlaceRequest): boolean;
  /** Loads the players of these requests that `watches` does not know yet. */
  learn(requests: readonly PlaceRequest[]): Promise<void>;
  /**
   * Judges and places requests of different players in one transaction, which locks their accounts before the check.
   * Outcomes in the order of the requests.
   */
  place(requests: readonly PlaceRequest[]): Promise<readonly PlaceOutcome[]>;
  /** Call after limits or breaks of a player changed; without an id, of any player. */
  forget(userId?: bigint): void;
}

/** Players and sessions cached. */
const KEPT_MAX = 50_000;
/** Default interval of reality checks (RP5); a player with another interval is a watched player. */
const REALITY_MS = 3_600_000;

/**
 * The cache only selects the batch queue of a bet. The ledger itself refuses a stake that exceeds its player's limits
 * (`isPlayRefused`), so a node with a stale cache refuses no later than one with a current cache.
 */
export function createGuards(store: Store): Guards {
  const watched = new Map<bigint, boolean>();
  /** Age of a session at its player's last reality check, ms. */
  const seen = new Map<bigint, number>();

  return {
    watches({ userId, sessionAge }) {
      if (sessionAge && sessionAge.lastsMs >= (seen.get(sessionAge.id) ?? 0) + REALITY_MS) return true;
      return watched.get(userId) ?? false;
    },
    async learn(requests) {
      const unknown = requests.map(({ userId }) => userId).filter((userId) => !watched.has(userId));
      if (unknown.length === 0) return;
      const { rows } = await store.query<{ id: bigint; guarded: boolean }>({
        name: 'betting-are-guarded',
        text: 'select id, is_guarded(id) as guarded from unnest($1::bigint[]) id',
        values: [unknown],
      });
      for (const { id, guarded } of rows) keep(watched, id, guarded);
    },
    place: (requests) =>
      store.tx(async (tx) => {
        await lock(tx, requests);
        const judged = await judge(tx, requests);
        for (const [place, { sessionAge }] of requests.entries()) {
          if (sessionAge) keep(seen, sessionAge.id, judged[place]!.seenMs);
        }
        return placeJudged(
          tx,
          requests,
          judged.map(({ refused }) => refused),
        );
      }),
    forget(userId) {
      if (userId === undefined) watched.clear();
      else watched.delete(userId);
    },
  };
}

/** Whether the ledger refused a stake because of its player's limits; nothing of the batch was placed. */
export function isPlayRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'TSP01';
}

/** Locks in the order of acceptance (M3): draws, then accounts by ascending id. */
async function lock(tx: Tx, requests: readonly PlaceRequest[]): Promise<void> {
  await tx.query(
    "select from draw_state where id = any ($1) and state = 'open' and close_at > app_now() order by id for share",
    [requests.map(({ draw }) => draw.id)],
  );
  await tx.query("select from lock_players($1, 'main')", [requests.map(({ userId }) => userId)]);
}

/** Places the bets that were not refused. A request without a session (ordered earlier) is placed as a whole or not at all. */
async function placeJudged(
  tx: Tx,
  requests: readonly PlaceRequest[],
  refusals: readonly (readonly CapRefusal[])[],
): Promise<PlaceOutcome[]> {
  const left = requests.map((request, place) => without(request, refusals[place]!));
  const asked = left.filter((request) => request !== undefined);
  const answers = asked.length > 0 ? await placeOnce(tx, asked) : [];
  let next = 0;
  return refusals.map((refused, place) => {
    if (left[place] === undefined) return { kind: 'refused', refused };
    const outcome = answers[next++]!;
    if (outcome.kind !== 'placed' && outcome.kind !== 'refused') return outcome;
    return { ...outcome, refused: [...outcome.refused, ...refused] };
  });
}

/** A request without its refused bets; undefined when nothing of it is to be placed. */
function without(request: PlaceRequest, refused: readonly CapRefusal[]): PlaceRequest | undefined {
  const bets = request.bets.filter(({ index }) => !refused.some((other) => other.index === index));
  const whole = request.sessionAge === undefined;
  if (bets.length === 0 || (whole && refused.length > 0)) return undefined;
  const kept = refused.map(({ index, code, data = {} }) => ({ index, code, data }));
  return { ...request, bets, refused: [...request.refused, ...kept] };
}

interface JudgedRow {
  code: ServerErrorCode | null;
  until: Date | null;
  bet_codes: (ServerErrorCode | null)[];
  lefts: (bigint | null)[];
  periods: (LimitPeriod | null)[];
  seen_ms: bigint | null;
}

async function judge(
  tx: Tx,
  requests: readonly PlaceRequest[],
): Promise<{ refused: readonly CapRefusal[]; seenMs: number }[]> {
  const { rows } = await tx.query<Record<string, unknown> & JudgedRow>({
    name: 'betting-guard-bets',
    text: `select judged.*
      from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::uuid[], $6::text[]) with ordinality
        asked (player, currency, session, draw, rid, stakes, place)
      cross join lateral guard_bets(player, currency, session, draw, rid, stakes::bigint[]) judged
      order by asked.place`,
    values: [
      requests.map(({ userId }) => userId),
      requests.map(({ currency }) => currency),
      requests.map(({ sessionAge }) => sessionAge?.id ?? null),
      requests.map(({ draw }) => draw.id),
      requests.map(({ rid }) => rid),
      // Arrays of different lengths are passed as text.
      requests.map(({ bets }) => `{${bets.map(({ bet }) => bet.stake).join(',')}}`),
    ],
  });
  return rows.map((row, place) => ({
    refused: refusalsOf(row, requests[place]!),
    seenMs: Number(row.seen_ms ?? 0n),
  }));
}

function refusalsOf(
  { code, until, bet_codes, lefts, periods }: JudgedRow,
  { bets }: PlaceRequest,
): readonly CapRefusal[] {
  return bets.flatMap(({ index }, place): CapRefusal[] => {
    if (code !== null) return [{ index, code, left: undefined, ...untilOf(code, until) }];
    const own = bet_codes[place];
    if (!own) return [];
    const left = printAmount(amountOf(lefts[place]!));
    return [{ index, code: own, left: undefined, data: { left, period: periods[place] } }];
  });
}

/** Data of the code of a break (`ErrorData`). */
function untilOf(code: ServerErrorCode, until: Date | null): Pick<CapRefusal, 'data'> {
  return code === 'reality_check_due' ? {} : { data: { until: until?.getTime() ?? null } };
}

function keep<Value>(map: Map<bigint, Value>, key: bigint, value: Value): void {
  if (map.size >= KEPT_MAX) map.clear();
  map.set(key, value);
}
