/** Resting heights of a sheet: its bar only, 60% and 92% of the screen. */
export type Detent = 'bar' | 'half' | 'full';

/** Share of the screen height per detent; the bar has a fixed height instead. */
export const detentShare: Readonly<Record<Detent, number>> = { bar: 0, half: 0.6, full: 0.92 };

const order: readonly Detent[] = ['bar', 'half', 'full'];

/** A flick faster than this, in screen heights per second, continues to the next detent. */
const flickSpeed = 0.6;

/**
 * Resting height of a sheet when the finger lifts.
 *
 * `share` is the height it was dragged to, as a share of the screen; `speed` is upward in screen heights per second. Returns
 * `closed` when it was flicked or dragged below its lowest allowed detent.
 */
export function restingDetent(share: number, speed: number, detents: readonly Detent[]): Detent | 'closed' {
  const allowed = order.filter((detent) => detents.includes(detent));
  const lowest = allowed[0] ?? 'half';
  const highest = allowed.at(-1) ?? 'half';
  if (speed > flickSpeed) return allowed.find((detent) => detentShare[detent] > share) ?? highest;
  if (speed < -flickSpeed) return allowed.findLast((detent) => detentShare[detent] < share) ?? 'closed';
  if (share < detentShare[lowest] / 2) return 'closed';
  return allowed.reduce(
    (best, detent) =>
      Math.abs(detentShare[detent] - share) < Math.abs(detentShare[best] - share) ? detent : best,
    lowest,
  );
}

/** The next detent up or down, or `null` at the end. */
export function neighbour(detent: Detent, by: 1 | -1, detents: readonly Detent[]): Detent | null {
  const allowed = order.filter((other) => detents.includes(other));
  return allowed[allowed.indexOf(detent) + by] ?? null;
}
