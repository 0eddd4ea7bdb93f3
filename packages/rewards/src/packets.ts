/**
 * Splits a pool into packets. Everything is counted in whole hundredths. All ways to split the pool (above the least share)
 * are equally likely; what a share has above the largest one is split again among the others in the same way, until nothing is
 * left over. Every step treats all shares alike, so the mean of a share is pool / shares at every place in the list.
 */
import type { DrawStream } from '@tessera/fairness';
import { type Amount, amountOf } from '@tessera/protocol/money';
import { type DrawSource, rewardStream } from './draw.ts';
import { CENT } from './read.ts';
import type { Terms } from './terms.ts';

/** What a split needs of the terms of packets. */
export type Pool = Pick<Terms<'packets'>, 'pool' | 'shares' | 'min' | 'max'>;

/**
 * The shares of a pool in the order in which they are handed out. Each is from `min` to `max`; they sum to `pool` exactly.
 * Terms must be valid (`readTerms`).
 */
export function splitPool(draw: DrawSource, { pool, shares, min, max }: Pool): readonly Amount[] {
  const stream = rewardStream(draw);
  const least = Number(min / CENT);
  const room = Number(max / CENT) - least;
  const extras = new Array<number>(shares).fill(0);
  let open = extras.map((_, index) => index);
  let rest = Number(pool / CENT) - least * shares;
  while (rest > 0) {
    const parts = splitEvenly(stream, rest, open.length);
    rest = 0;
    for (const [at, index] of open.entries()) {
      const wanted = extras[index]! + parts[at]!;
      extras[index] = Math.min(room, wanted);
      rest += wanted - extras[index]!;
    }
    open = open.filter((index) => extras[index]! < room);
  }
  return extras.map((extra) => amountOf(BigInt(least + extra) * CENT));
}

/**
 * `total` as `parts` whole numbers of zero or more, each of the possible lists equally likely: bars among stars. The places of
 * the bars are a uniform subset (Floyd's algorithm), so no place in the list is favoured.
 */
function splitEvenly(stream: DrawStream, total: number, parts: number): readonly number[] {
  const places = total + parts - 1;
  const bars = new Set<number>();
  for (let last = places - parts + 1; last < places; last += 1) {
    const place = stream.below(last + 1);
    bars.add(bars.has(place) ? last : place);
  }
  const sorted = [...bars].sort((a, b) => a - b);
  return [...sorted, places].map((bar, index) => bar - (index === 0 ? 0 : sorted[index - 1]! + 1));
}
