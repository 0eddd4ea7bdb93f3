import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '../../src/http/index.ts';
import { LocalServiceError } from '../../src/local-service/index.ts';
import type { ReceiptSigner } from '../../src/modules/betting/index.ts';
import { isStoreUnavailable, type Store } from '../../src/store/index.ts';
import { seeded } from '../seeded.ts';

/** What a caller finds when the node dies under its call. */
export class Died extends Error {}

/**
 * What becomes of a call. `before` and `after`: the node dies before the call reached the store, or after its commit and
 * before the answer. `pool`: no connection is free. `disk`: the disk is full when all was written and nothing committed.
 * `held`: something holds the event loop. `short`: the signer could not write its record to the end.
 */
const fates = ['before', 'after', 'pool', 'disk', 'held', 'short'] as const;
export type Fate = (typeof fates)[number];

/** Of each fate, in percent of the calls. */
const PERCENT: Readonly<Record<Fate, number>> = { before: 6, after: 6, pool: 2, disk: 2, held: 1, short: 4 };
const HELD_MS = 5;

/** One try of an act: calls that it leaves behind in the background belong to it still. */
interface Attempt {
  readonly name: string;
  readonly risky: boolean;
  /** How often each kind of call was made. */
  readonly calls: Map<string, number>;
}

/** A store and a signer that now and then fail their callers. */
export interface MortalParts {
  readonly store: Store;
  readonly signer: ReceiptSigner;
  readonly met: Readonly<Record<Fate, number>>;
  /** Runs `act` as one try of this name, whose calls may fail when it is `risky`; without a try around them none does. */
  attempt<T>(name: string, risky: boolean, act: () => Promise<T>): Promise<T>;
}

/** Whether a failure is one of those that are made here, so that the same may be asked again. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Died ||
  error instanceof LocalServiceError ||
  (error instanceof AppError && error.code === 'platform_maintenance') ||
  isStoreUnavailable(error);

/**
 * A call's fate follows from the seed, its try, what it says and how often the try has said it: never from the moment at which
 * it is made, so that a busy machine changes nothing. A whole transaction counts as one call: what happens inside it is the
 * database's to undo.
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

  /** `failing` does the same as `call` and is undone by a full disk. */
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

/** What the database says when it cannot extend a file. */
const DISK_FULL = `do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;

function holdEventLoop(): void {
  for (const until = performance.now() + HELD_MS; performance.now() < until; );
}
