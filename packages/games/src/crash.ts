import type { Amount } from '@tessera/protocol/money';
import { fieldsOf, isWhole } from './choice.ts';
import { type Fraction, fraction } from './fraction.ts';
import { type GameRules, type Hundredths, payoutOf } from './game.ts';

/** Value at which the player is paid automatically; null when the player cashes out manually. */
export interface CrashChoice {
  readonly auto: Hundredths | null;
}

/** The curve's value when the player cashed out; null without a cashout. */
export interface CrashSteps {
  readonly cashout: Hundredths | null;
}

export interface CrashOutcome {
  /** The last value the curve reaches; 100 when it crashes at once. */
  readonly point: Hundredths;
  /** Value at which the stake was paid; null when the curve crashed first. */
  readonly cashout: Hundredths | null;
}

/** Lowest value at which a player can cash out. */
export const CRASH_LEAST: Hundredths = 101;
/** End of the curve: a player still in the round is paid at this value. */
export const CRASH_MOST: Hundredths = 100_000;

/** Average return in percent, for every cashout value. */
const RETURN = 97;
const WORDS = 2 ** 32;

/**
 * Crash: a curve rises from 1.00x until it crashes at a point fixed before the round; the stake is paid at the value at
 * which the player left. With x uniform on 1 to 2^32, the point is floor(97 · 2^32 / x) hundredths, at least 1.00x, at
 * most 1 000x.
 */
export const crash: GameRules<CrashChoice, CrashOutcome, CrashSteps> = {
  parseChoice(value) {
    const fields = fieldsOf(value, ['auto']);
    if (!fields) return undefined;
    if (fields.auto === null) return { auto: null };
    return isWhole(fields.auto, CRASH_LEAST, CRASH_MOST) ? { auto: fields.auto } : undefined;
  },
  play(stream, { auto }, stake, { cashout }) {
    const point = crashPoint(stream.below(WORDS));
    const left = Math.min(cashout ?? CRASH_MOST, auto ?? CRASH_MOST);
    if (left > point) return { outcome: { point, cashout: null }, payout: 0n as Amount };
    return { outcome: { point, cashout: left }, payout: payoutOf(stake, left) };
  },
  rtp: ({ auto }) => crashRtp(auto ?? CRASH_MOST),
};

/** The crash point for a uniform word from 0 to `words` - 1. */
export function crashPoint(word: number, words: number = WORDS): Hundredths {
  return Math.max(100, Math.min(CRASH_MOST, Number((BigInt(RETURN) * BigInt(words)) / BigInt(word + 1))));
}

/** Average return of a stake cashed out at `target`: target · floor(97 · 2^32 / target) / (100 · 2^32). */
export function crashRtp(target: Hundredths, words: number = WORDS): Fraction {
  const reached = (BigInt(RETURN) * BigInt(words)) / BigInt(target);
  return fraction(BigInt(target) * reached, 100n * BigInt(words));
}

const TICK_MS = 50;
/** Start value in millionths of a hundredth. It grows by 0.3 % per tick, so the curve doubles in 11.6 s. */
const START = 100_000_000;
const FINE = START / 100;

/** The curve's value at each tick, in integer arithmetic so that page and platform agree to the last digit. */
let curve: readonly Hundredths[] | undefined;
function ticks(): readonly Hundredths[] {
  if (curve) return curve;
  const values: Hundredths[] = [];
  for (let fine = START; values.at(-1) !== CRASH_MOST; fine += Math.floor((fine * 3) / 1000)) {
    values.push(Math.min(CRASH_MOST, Math.floor(fine / FINE)));
  }
  curve = values;
  return values;
}

/** The curve's value `elapsedMs` after the start; 100 before it. */
export function crashAt(elapsedMs: number): Hundredths {
  const values = ticks();
  const tick = Math.max(0, Math.floor(elapsedMs / TICK_MS));
  return values[tick] ?? CRASH_MOST;
}

/**
 * The earliest time, in ms from the start, at which the curve has reached `value` hundredths (at most `CRASH_MOST`).
 */
export function crashTimeMs(value: Hundredths): number {
  const values = ticks();
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! >= value) high = middle;
    else low = middle + 1;
  }
  return low * TICK_MS;
}
