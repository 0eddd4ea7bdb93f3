import type { Draw } from '@tessera/rules';
import type { Store } from '../../store/index.ts';
import { type Fronts, type PastResult, pastResults } from '../draws/index.ts';

/** Draws that a trend shows at most by number. */
export const TREND_MAX = 500;
/** Results before them that omissions go on from. */
export const EARLIER = 100;

/** The newest draws of each lottery, read once for every step of its draws. */
export interface History {
  /** Newest first, void ones included; `undefined` for a lottery that does not exist. */
  of(lotteryId: string): Promise<readonly PastResult[] | undefined>;
}

/**
 * Keeps what was read for as long as the lottery's front is the same: any step of a draw makes a new front, and with it
 * the rows are read anew at the next call.
 */
export function createHistory(store: Store, fronts: Fronts): History {
  const kept = new WeakMap<object, Promise<readonly PastResult[]>>();
  return {
    async of(lotteryId) {
      const front = await fronts.of(lotteryId);
      if (!front) return undefined;
      const known = kept.get(front);
      if (known) return known;
      const reading = pastResults(store, lotteryId, { limit: TREND_MAX + EARLIER });
      kept.set(front, reading);
      reading.catch(() => kept.delete(front));
      return reading;
    },
  };
}

/** The results among past draws, in their order. */
export const resultsOf = (draws: readonly PastResult[]): Draw[] =>
  draws.flatMap(({ result }) => (result === null ? [] : [result]));
