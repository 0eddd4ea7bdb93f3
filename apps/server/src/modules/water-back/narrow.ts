import { itemsOf, type Priced, roomOf } from '../lotteries/index.ts';
import type { HighestRates } from '../water-rates/index.ts';

/** Something that would give back more than its edge: a play of a lottery, or a platform. Room in ppm, beside the own rebate. */
export interface Narrow {
  readonly of: string;
  readonly room: number;
}

/**
 * What earns today and would have no room for other rates (R1): plays whose edge, less the own rebate at its worst, is below the new highest
 * rate of lotteries, or below that and the highest chain of uplines where both are earned today; and platforms. What earns nothing
 * today goes on earning nothing.
 *
 * @param chain - The most that a chain of uplines may earn, in ppm.
 */
export function tooNarrow(
  lotteries: readonly (Priced & { readonly id: string })[],
  platforms: readonly { readonly platform: string; readonly rtpPpm: number }[],
  { before, after, chain }: { before: HighestRates; after: HighestRates; chain: number },
): readonly Narrow[] {
  const isBroken = (room: number, beside: number, of: keyof HighestRates) =>
    room >= beside + before[of] && room < beside + after[of];
  const plays = lotteries.flatMap((lottery) =>
    itemsOf(lottery)
      .map((item) => ({ of: `${lottery.id} ${item.id}`, room: roomOf(lottery, item) }))
      .filter(({ room }) => isBroken(room, 0, 'lottery') || isBroken(room, chain, 'lottery')),
  );
  const games = platforms
    .map(({ platform, rtpPpm }) => ({ of: platform, room: 1_000_000 - rtpPpm }))
    .filter(({ room }) => isBroken(room, 0, 'platform'));
  return [...plays, ...games];
}
