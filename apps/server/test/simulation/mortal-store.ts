import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '../../src/http/index.ts';
import { LocalServiceError } from '../../src/local-service/index.ts';
import type { ReceiptSigner } from '../../src/modules/betting/index.ts';
import { isStoreUnavailable, type Store } from '../../src/store/index.ts';
import { seeded } from '../seeded.ts';

/** The error of a call during which the node died. */
export class Died extends Error {}

/**
 * Failures of a call. `before` and `after`: the node dies before the call reaches the store, or after its commit and before
 * the answer. `pool`: no connection is free. `disk`: the disk is full after all writes and before the commit. `held`: the
 * event loop is blocked. `short`: the signer could not write its record completely.
 */
const fates = ['before', 'after', 'pool', 'disk', 'held', 'short'] as const;
export type Fate = (typeof fates)[number];

/** Probability of each failure, percent of the calls. */
const PERCENT: Readonly<Record<Fate, number>> = { before: 6, after: 6, pool: 2, disk: 2, held: 1, short: 4 };
const HELD_MS = 5;

/** One try of an act. Calls that it leaves running in the background still belong to it. */
interface Attempt {
  readonly name: string;
  readonly risky: boolean;
  /** Number of calls of each kind. */
  readonly calls: Map<string, number>;
}

/** A store and a signer that fail at random. */
export interface MortalParts {
  readonly store: Store;
  readonly signer: ReceiptSigner;
  readonly met: Readonly<Record<Fate, number>>;
  /** Runs `act` as one try of this name; its calls may fail when it is `risky`. Calls outside a try never fail. */
  attempt<T>(name: string, risky: boolean, act: () => Promise<T>): Promise<T>;
}

/** Whether a failure is one that this file simulates, so that the call may be repeated. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Died ||
  error instanceof LocalServiceError ||
  (error instanceof AppError && error.code === 'platform_maintenance') ||
  isStoreUnavailable(error);

/**
 * Whether a call fails depends on the seed, its try, its text and how often the try has made it. It does not depend on the
 * time, so a busy machine changes nothing. A whole transaction is one call, because the database rolls it back as a whole.
 */
export function mortalParts(seed: string, real: Store, signer: ReceiptSigner): MortalParts {
  const attempts = new AsyncLocalStorage<Attempt>();
  const met = { before: 0, after: 0, pool: 0, disk: 0, held: 0, short: 0 };

  const fateOf = (call: string, possible: readonly Fate[]): Fate | undefined => {
    const attempt = attempts.getStore();
    if (!attempt?.risky) return undefined;
    const count = (attempt.calls.get(call) ?? 0) + 1;
    attempt.calls.set(call, count);
    const chance = seeded(`${seed} ${attempt.name} ${call} ${count}`);
    const fate = possible.find((one) => chance.happens(PERCENT[one]));
    if (fate) met[fate] += 1;
    return fate;
  };

  /** `failing` does the same as `call` and is then rolled back by a full disk. */
  async function exposed<T>(name: string, call: () => Promise<T>, failing: () => Promise<T>): Promise<T> {
    const fate = fateOf(name, ['before', 'after', 'pool', 'disk', 'held']);
    if (fate === 'before') throw new Died();
    if (fate === 'pool') throw new AppError('platform_maintenance');
    if (fate === 'disk') return failing();
    if (fate === 'held') holdEventLoop();
    const result = await call();
    if (fate === 'after') throw new Died();
    return result;
  }

  const tx: Store['tx'] = (work, options) =>
    exposed(
      'tx',
      () => real.tx(work, options),
      () =>
        real.tx(async (inner) => {
          const result = await work(inner);
          await inner.query(DISK_FULL);
          return result;
        }, options),
    );
  const exposedQuery =
    (of: Pick<Store, 'query'>): Store['query'] =>
    (text, values) =>
      exposed(
        typeof text === 'string' ? text : (text.name ?? text.text),
        () => of.query(text as string, values) as Promise<never>,
        () =>
          real.tx(async (inner) => {
            const result = await inner.query(text as string, values);
            await inner.query(DISK_FULL);
            return result;
          }) as Promise<never>,
      );
  return {
    met,
    attempt: (name, risky, act) => attempts.run({ name, risky, calls: new Map() }, act),
    store: { ...real, query: exposedQuery(real), lane: { query: exposedQuery(real.lane) }, tx },
    signer: {
      publicKey: signer.publicKey,
      async signReceipts(root, size) {
        if (fateOf('sign', ['short'])) throw new LocalServiceError('service_failed');
        return signer.signReceipts(root, size);
      },
    },
  };
}

/** Raises the error of a database that cannot extend a file. */
const DISK_FULL = `do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;

function holdEventLoop(): void {
  for (const until = performance.now() + HELD_MS; performance.now() < until; );
}
