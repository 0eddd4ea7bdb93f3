import { createBatchQueue, type Failed, runOrSplit, type Store } from '../../store/index.ts';
import { refusalOf } from '../ledger/index.ts';
import { type Guards, isPlayRefused } from './guards.ts';
import type { PlaceRequest } from './place.ts';
import { type PlaceOutcome, placeBatch } from './place.ts';
import type { ReceiptSource, Receipts, ReceiptView } from './receipts.ts';

/** The request must first be checked against its player's limits, or an earlier request of the player is being placed. */
type SentOn = { readonly kind: 'sent_on' };
type Waiting = PlaceRequest & { readonly weight: number };
type Placing = Extract<PlaceOutcome, { kind: 'placed' }>;
/** A placed request, with the receipts of its whole batch once they are signed. */
export type SignedPlacing = Placing & { readonly receipts: Promise<ReadonlyMap<bigint, ReceiptView>> };
export type SignedOutcome = SignedPlacing | Exclude<PlaceOutcome, Placing>;

/** Collects requests into batches and writes the batches to the database. */
export interface Placer {
  submit(request: PlaceRequest): Promise<SignedOutcome>;
  idle(): Promise<void>;
}

/**
 * One call at a time. Two parallel calls wait for the same processors and sometimes for the same account. Both then
 * take longer, one more than the other.
 */
const LANES = 1;
/** The ids of a batch come from one block of this size (`bet_block`). */
const BETS_MAX = 256;
/** Characters of content that count as one bet, so that a request with the largest contents fills a batch of its own. */
const WEIGHED_CHARACTERS = 8_000;

export function createPlacer(deps: { store: Store; receipts: Receipts; guards: Guards }): Placer {
  const queue = createBatchQueue<Waiting, SignedOutcome | SentOn>({
    lanes: LANES,
    room: BETS_MAX,
    run: place,
  });
  const watched = createBatchQueue<Waiting, SignedOutcome | SentOn>({
    lanes: LANES,
    room: BETS_MAX,
    run: placeWatched,
  });
  const underWay = new Map<string, { bodyHash: Buffer; outcome: Promise<SignedOutcome> }>();

  /** Receipts are signed while the next batch is already in the database. */
  function sign(
    batch: readonly PlaceRequest[],
    outcomes: readonly (PlaceOutcome | Failed)[],
  ): (SignedOutcome | Failed)[] {
    const sources = outcomes.flatMap((outcome, place) =>
      isPlaced(outcome) ? sourcesOf(batch[place]!, outcome) : [],
    );
    const receipts = sources.length > 0 ? deps.receipts.signed(sources) : Promise.resolve(new Map());
    // A caller that awaits the receipts gets the error; without one, the rejection must not end the process.
    receipts.catch(() => {});
    return outcomes.map((outcome) => (isPlaced(outcome) ? { ...outcome, receipts } : outcome));
  }

  /** Places a batch except the requests of watched players, whose outcome is `sent_on`. */
  async function place(
    batch: readonly PlaceRequest[],
  ): Promise<readonly (SignedOutcome | Failed | SentOn)[]> {
    await deps.guards.learn(batch);
    const shared = batch.filter((request) => !deps.guards.watches(request));
    const placed =
      shared.length > 0
        ? sign(shared, await runOrSplit((some) => placeBatch(deps.store.lane, some), shared, refusalOf))
        : [];
    let next = 0;
    return batch.map((request) => (request === shared[next] ? placed[next++]! : { kind: 'sent_on' }));
  }

  /** Places one request of each player: the headroom of the next one is known only after this one is placed. */
  async function placeWatched(
    batch: readonly PlaceRequest[],
  ): Promise<readonly (SignedOutcome | Failed | SentOn)[]> {
    const first = batch.filter(
      ({ userId }, place) => batch.findIndex((other) => other.userId === userId) === place,
    );
    const placed = sign(first, await runOrSplit((some) => deps.guards.place(some), first, refusalOf));
    let next = 0;
    return batch.map((request) => (request === first[next] ? placed[next++]! : { kind: 'sent_on' }));
  }

  /** Routes the bets of watched players to batches of their own, where they are judged first. */
  async function route(request: Waiting): Promise<SignedOutcome> {
    if (!deps.guards.watches(request)) {
      try {
        const outcome = await queue.submit(request);
        if (outcome.kind !== 'sent_on') return outcome;
      } catch (error) {
        if (!isPlayRefused(error)) throw error;
        deps.guards.forget(request.userId);
      }
    }
    for (;;) {
      const outcome = await watched.submit(request);
      if (outcome.kind !== 'sent_on') return outcome;
    }
  }

  return {
    submit(request) {
      const key = `${request.userId} ${request.rid}`;
      const same = underWay.get(key);
      if (same) {
        return same.bodyHash.equals(request.bodyHash)
          ? same.outcome
          : Promise.resolve({ kind: 'idempotency_conflict' });
      }
      const outcome = route({ ...request, weight: weightOf(request) });
      underWay.set(key, { bodyHash: request.bodyHash, outcome });
      const forget = () => underWay.delete(key);
      outcome.then(forget, forget);
      return outcome;
    },
    idle: async () => {
      await Promise.all([queue.idle(), watched.idle()]);
    },
  };
}

function weightOf({ bets }: PlaceRequest): number {
  const characters = bets.reduce((sum, { columns }) => sum + columns.size, 0);
  return bets.length + Math.floor(characters / WEIGHED_CHARACTERS);
}

const isPlaced = (outcome: PlaceOutcome | Failed): outcome is Placing =>
  'kind' in outcome && outcome.kind === 'placed';

function sourcesOf(request: PlaceRequest, { placed, placedAt }: Placing): ReceiptSource[] {
  return placed.map(({ id, ready }) => {
    const [head, middle, tail] = ready.leaf.pieces;
    return { id, leaf: `${head}${placedAt}${middle}${id}${tail}`, draw: request.draw };
  });
}
