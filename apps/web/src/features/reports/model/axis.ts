import { type Amount, amountOf } from '@tessera/protocol/money';

/** Scale of a chart from 0 up. */
export interface Axis {
  /** Value at the top. */
  readonly top: Amount;
  /** Values with a line, 0 first, the top last. */
  readonly ticks: readonly Amount[];
}

/** Most steps between 0 and the top. */
const STEPS_MAX = 4n;

/** The smallest scale with at most four steps of 1, 2 or 5 times a power of ten that contains `highest`. */
export function axisOf(highest: Amount): Axis {
  const step = stepOf(highest);
  const steps = highest > 0n ? (highest + step - 1n) / step : 1n;
  const ticks = Array.from({ length: Number(steps) + 1 }, (_, place) => amountOf(BigInt(place) * step));
  return { top: ticks.at(-1) ?? amountOf(step), ticks };
}

function stepOf(highest: Amount): bigint {
  for (let power = 1n; ; power *= 10n) {
    const step = [1n, 2n, 5n].map((digit) => digit * power).find((size) => size * STEPS_MAX >= highest);
    if (step !== undefined) return step;
  }
}
