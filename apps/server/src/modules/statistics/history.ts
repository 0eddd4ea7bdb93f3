import type { Draw } from '@tessera/rules';
import type { Store } from '../../store/index.ts';
import { type CurrentDraws, type PastResult, pastResults } from '../draws/index.ts';

/** Most draws in a trend requested by count. */
export const TREND_MAX = 500;
/** Earlier results, needed to continue the omission counts. */
export const EARLIER = 100;

/** The newest draws of each lottery, read again only after a change of its draws. */
export interface History {
  /** Newest first, void ones included; `undefined` for a lottery that does not exist. */
  of(lotteryId: string): Promise<readonly PastResult[] | undefined>;
}

/**
 * Caches the results as long as the lottery's current draws are the same object: any change of a draw creates a new object, so
 * the
 * next call reads again.
 */
export function createHistory(store: Store, currentDraws: CurrentDraws): History {
  const kept = new WeakMap<object, Promise<readonly PastResult[]>>();
  return {
    async of(lotteryId) {
      const current = await currentDraws.of(lotteryId);
      if (!current) return undefined;
      const known = kept.get(current);
      if (known) return known;
      const reading = pastResults(store, lotteryId, { limit: TREND_MAX + EARLIER });
      kept.set(current, reading);
      reading.catch(() => kept.delete(current));
      return reading;
    },
  };
}

/** The results of past draws, in the same order, void draws left out. */
export const resultsOf = (draws: readonly PastResult[]): Draw[] =>
  draws.flatMap(({ result }) => (result === null ? [] : [result]));
