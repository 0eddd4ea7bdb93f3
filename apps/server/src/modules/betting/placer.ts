import type { Store } from '../../store/index.ts';
import { refusalOf } from '../ledger/index.ts';
import type { PlaceRequest } from './columns.ts';
import { type Guards, isPlayRefused } from './guards.ts';
import { type PlaceOutcome, placeBatch } from './place.ts';
import { createBatchQueue } from './queue.ts';
import type { Receipts } from './receipt-store.ts';
import type { ReceiptSource, ReceiptView } from './receipts.ts';

type Failed = { readonly kind: 'failed'; readonly error: unknown };
/** Its player holds himself to something: it is judged and placed by itself. */
type SentOn = { readonly kind: 'sent_on' };
type Placing = Extract<PlaceOutcome, { kind: 'placed' }>;
/** A placed request, with the receipts of its whole batch once they are signed. */
export type SignedPlacing = Placing & { readonly receipts: Promise<ReadonlyMap<bigint, ReceiptView>> };
export type SignedOutcome = SignedPlacing | Exclude<PlaceOutcome, Placing>;

/** Puts requests into batches and the batches into the store. */
export interface Placer {
  submit(request: PlaceRequest): Promise<SignedOutcome>;
  idle(): Promise<void>;
}

/** Two calls are under way at most: one in the database while the other is packed or unpacked here. */
const LANES = 2;
/** A batch's ids come from one block of this size (`ticket_block`). */
const BETS_MAX = 256;
/** Transactions of watched players at once; each has the connection to itself for a few round trips. */
const WATCHED_LANES = 4;

export function createPlacer(deps: { store: Store; receipts: Receipts; guards: Guards }): Placer {
  const queue = createBatchQueue<PlaceRequest & { weight: number }, SignedOutcome | Failed | SentOn>({
    lanes: LANES,
    room: BETS_MAX,
    run: place,
  });
  const watched = createBatchQueue<PlaceRequest & { weight: number }, SignedOutcome | Failed>({
    lanes: WATCHED_LANES,
    room: 1,
    run: async ([request]) => {
      const outcome = await deps.guards.place(request!).catch((error: unknown) => {
        throw refusalOf(error) ?? error;
      });
      return sign([request!], [outcome]);
    },
  });
  const underWay = new Map<string, { bodyHash: Buffer; outcome: Promise<SignedOutcome> }>();

  /** Receipts are signed while the next batch is already in the database. */
  function sign(
    batch: readonly PlaceRequest[],
    outcomes: readonly (PlaceOutcome | Failed)[],
  ): (SignedOutcome | Failed)[] {
    const sources = outcomes.flatMap((outcome, place) =>
      outcome.kind === 'placed' ? sourcesOf(batch[place]!, outcome) : [],
    );
    const receipts = sources.length > 0 ? deps.receipts.signed(sources) : Promise.resolve(new Map());
    // Whoever waits for his receipts hears of a failure; those who are gone must not end the process.
    receipts.catch(() => {});
    return outcomes.map((outcome) => (outcome.kind === 'placed' ? { ...outcome, receipts } : outcome));
  }

  /** Places a batch but for the requests of players who hold themselves to something: those are sent on. */
  async function place(
    batch: readonly PlaceRequest[],
  ): Promise<readonly (SignedOutcome | Failed | SentOn)[]> {
    await deps.guards.learn(batch);
    const shared = batch.filter((request) => !deps.guards.watches(request));
    const placed = shared.length > 0 ? sign(shared, await placeOrSplit(deps.store, shared)) : [];
    let next = 0;
    return batch.map((request) => (request === shared[next] ? placed[next++]! : { kind: 'sent_on' }));
  }

  /** The bets of a watched player are judged first, each request by itself. */
  async function route(request: PlaceRequest & { weight: number }): Promise<SignedOutcome | Failed> {
    if (deps.guards.watches(request)) return watched.submit(request);
    const outcome = await queue.submit(request).catch(failed);
    if (outcome.kind === 'sent_on') return watched.submit(request);
    if (outcome.kind !== 'failed' || !isPlayRefused(outcome.error)) return outcome;
    deps.guards.forget(request.userId);
    return watched.submit(request);
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
      const outcome = route({ ...request, weight: request.bets.length }).then(unwrap);
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

/**
 * Places a batch; when the database refuses it as a whole, each request by itself, so that nobody suffers for what
 * stands in another's request.
 */
async function placeOrSplit(
  store: Store,
  batch: readonly PlaceRequest[],
): Promise<(PlaceOutcome | Failed)[]> {
  try {
    return await placeBatch(store, batch);
  } catch (error) {
    const refusal = refusalOf(error);
    if (batch.length === 1 || refusal) throw refusal ?? error;
    const alone = await Promise.allSettled(batch.map((request) => placeBatch(store, [request])));
    return alone.map((settled) => {
      if (settled.status === 'fulfilled') return settled.value[0]!;
      return failed(settled.reason);
    });
  }
}

const failed = (error: unknown): Failed => ({ kind: 'failed', error });

function unwrap(outcome: SignedOutcome | Failed): SignedOutcome {
  if (outcome.kind === 'failed') throw outcome.error;
  return outcome;
}

function sourcesOf(request: PlaceRequest, { placed, placedAt }: Placing): ReceiptSource[] {
  return placed.map(({ id, ready }) => {
    const [head, middle, tail] = ready.leaf.pieces;
    return { id, leaf: `${head}${placedAt}${middle}${id}${tail}`, draw: request.draw };
  });
}
