import type { Pricing } from '@tessera/rules';
import { useEffect } from 'react';
import { withinRebate } from './slip-line.ts';
import { changeSlip, type SlipState, type SlipStore } from './slip-store.ts';

/** Lowers the rebate of slip lines above what the player may take now: their rate can fall while bets wait in the slip. */
export function useFittingRebate(store: SlipStore, pricing: Pricing, rebateMaxPpm: number): void {
  useEffect(() => {
    const fit = ({ slip: { lines } }: SlipState) => {
      const line = withinRebate(lines, pricing, rebateMaxPpm);
      // The store tells of the change, and the next line follows.
      if (line) changeSlip(store, { type: 'change', line });
    };
    fit(store.getState());
    return store.subscribe(fit);
  }, [store, pricing, rebateMaxPpm]);
}
