import { chainFits, edgePpm } from '@tessera/rewards';
import { itemsOf, type Lotteries, type Lottery, roomOf } from '../lotteries/index.ts';

/** Rooms of a lottery's items, by its configuration: a change of prices makes another one. */
const known = new WeakMap<Lottery['config'], readonly number[]>();

function roomsIn(lottery: Lottery): readonly number[] {
  const rooms = known.get(lottery.config) ?? itemsOf(lottery).map((item) => roomOf(lottery, item));
  known.set(lottery.config, rooms);
  return rooms;
}

/**
 * Proves that a chain, with water-back at its highest, fits the edge of every item that earns commission (R1): all but those without
 * room for the highest chain, which earn none.
 *
 * @param rates - Of the chain, the top first. A player without a rate at the end is the worst case and is added here.
 * @param highest - The most that a chain may earn, and the highest rate of water-back at any level, in ppm.
 * Errors: throws when it does not fit; rates that were checked one by one never lead there.
 */
export function proveChain(
  rates: readonly number[],
  highest: { readonly chain: number; readonly waterBack: number },
  lotteries: Pick<Lotteries, 'all'>,
): void {
  const rooms = lotteries
    .all()
    .flatMap(roomsIn)
    .filter((room) => room >= highest.chain + highest.waterBack);
  const least = rooms.reduce((low, room) => Math.min(low, room), 1_000_000);
  if (!chainFits(edgePpm(least), { rebate: 0, rates: [...rates, 0], waterBack: highest.waterBack }))
    throw new Error(`a chain of ${rates.join(', ')} ppm does not fit an edge that leaves ${least} ppm`);
}
