import { linesIn, type Picks } from '../../content/parsed.ts';
import type { Prize } from '../../play/play.ts';

/** Above this many lines, counting for all subsets at once is faster than line by line. */
const linesPerDrawMax = 60;

/**
 * The value of the most lines that one draw of `drawn` numbers out of `of` (at most 20) can win, for the item's only tier. A
 * line no longer than the draw wins when the draw contains it. A longer line wins when it contains the draw.
 */
export const bestWithin =
  (drawn: number, of: number) =>
  (picks: Picks, prize: Prize): bigint => {
    const { count, length, values } = linesIn(picks);
    const masks = Array.from({ length: count }, (_, i) =>
      values.subarray(i * length, (i + 1) * length).reduce((mask, value) => mask | (1 << (value - 1)), 0),
    );
    const most = length <= drawn ? mostHeld(masks, drawn, of) : mostHolding(masks, drawn, of);
    return BigInt(most) * prize(0);
  };

function mostHeld(masks: readonly number[], drawn: number, of: number): number {
  if (masks.length === 1) return 1;
  if (masks.length <= linesPerDrawMax)
    return mostOver(drawn, of, (draw) => count(masks, (mask) => (mask & draw) === mask));
  const held = new Int32Array(1 << of);
  for (const mask of masks) held[mask] = (held[mask] ?? 0) + 1;
  // Sum over subsets: each set with the bit adds the count of the same set without the bit.
  for (let bit = 1; bit < held.length; bit <<= 1) {
    for (let block = bit; block < held.length; block += 2 * bit) {
      for (let set = block; set < block + bit; set++) held[set] = (held[set] ?? 0) + (held[set - bit] ?? 0);
    }
  }
  return mostOver(drawn, of, (draw) => held[draw] ?? 0);
}

function mostHolding(masks: readonly number[], drawn: number, of: number): number {
  return mostOver(drawn, of, (draw) => count(masks, (mask) => (mask & draw) === draw));
}

function count(masks: readonly number[], fits: (mask: number) => boolean): number {
  let found = 0;
  for (const mask of masks) if (fits(mask)) found++;
  return found;
}

/** The largest value over all sets of `drawn` bits out of `of`. */
function mostOver(drawn: number, of: number, measure: (draw: number) => number): number {
  let most = 0;
  const last = ((1 << drawn) - 1) << (of - drawn);
  for (let draw = (1 << drawn) - 1; ; draw = nextOfSameSize(draw)) {
    most = Math.max(most, measure(draw));
    if (draw === last) return most;
  }
}

/** The next larger integer with the same number of set bits. */
function nextOfSameSize(mask: number): number {
  const low = mask & -mask;
  const ripple = mask + low;
  const moved = (mask ^ ripple) >>> 2;
  return ripple | Math.floor(moved / low);
}
