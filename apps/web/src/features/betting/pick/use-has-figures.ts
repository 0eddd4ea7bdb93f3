import { useBettingPage } from '../betting.tsx';
import { lookupOf } from '../play/lookup.ts';
import { unitCountsOf } from './unit-counts.ts';
import { hasBalls } from './zone-look.ts';
import { zonesOf } from './zones.ts';

/** Whether past draws give figures for the numbers of the current play. */
export function useHasFigures(): boolean {
  const { item } = useBettingPage();
  return (
    !unitCountsOf(item) &&
    zonesOf(item).some((zone) => hasBalls(item, zone) && lookupOf(item, zone) !== undefined)
  );
}
