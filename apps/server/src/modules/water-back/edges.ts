import { waterBackRoom } from '@tessera/rewards';
import type { PlayItem } from '@tessera/rules';
import { edgesOf, itemsOf, type Priced } from '../lotteries/index.ts';

/** Odds are cut to 1/10 000 of the stake, so between two rebates an item may return that much more than at either. */
const CUT_PPM = 100;

/**
 * Room that an item leaves for water-back, in ppm, at the worst kind of unit bet and the worst own rebate: the edge less the
 * rebate.
 */
export function roomOf(lottery: Priced, item: PlayItem): number {
  const rooms = edgesOf(lottery, item).map(({ rebate, edge }) => waterBackRoom(edge, { rebate, chain: 0 }));
  return Math.max(0, Math.min(...rooms) - CUT_PPM);
}

/** Items on sale in a lottery that leave less room than `ppm`: their stake earns no water-back. */
export const itemsBelow = (lottery: Priced, ppm: number): readonly string[] =>
  itemsOf(lottery)
    .filter((item) => roomOf(lottery, item) < ppm)
    .map(({ id }) => id);
