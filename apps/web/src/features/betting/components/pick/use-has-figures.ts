import { lookupOf } from '../../model/lookup.ts';
import { unitCountsOf } from '../../model/unit-counts.ts';
import { hasBalls } from '../../model/zone-look.ts';
import { zonesOf } from '../../model/zones.ts';
import { useBettingPage } from '../../state/betting.tsx';

/** Whether past draws give figures for the numbers of the current play. */
export function useHasFigures(): boolean {
  const { item } = useBettingPage();
  return (
    !unitCountsOf(item) &&
    zonesOf(item).some((zone) => hasBalls(item, zone) && lookupOf(item, zone) !== undefined)
  );
}
