import type { Draw } from '@tessera/rules';
import type { Store } from '../../store/index.ts';
import { type CurrentDraws, type PastResult, pastResults } from '../draws/index.ts';

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
 * Keeps what was read as long as the lottery's current draws are the same object: any step of a draw makes a new one, and with it
 * the rows are read anew at the next call.
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

/** The results among past draws, in their order. */
export const resultsOf = (draws: readonly PastResult[]): Draw[] =>
  draws.flatMap(({ result }) => (result === null ? [] : [result]));
