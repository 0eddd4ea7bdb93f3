/**
 * How reels move. All reels run at one speed and stop after each other in equal steps, whatever the result is: a reel
 * that waited longer because it might win would be a near miss staged for effect.
 */
export interface SpinPlan {
  /** When each reel starts to slow, in ms from the start. */
  readonly stops: readonly number[];
  /** When everything stands, in ms. */
  readonly length: number;
}

/** Symbols a second while a reel runs. */
export const runSpeed = 16;
/** A reel slows to its place within this time, ms. */
export const settleMs = 375;
const firstStopMs = 750;
const stopStepMs = 250;

/** The plan of a spin of so many reels. */
export function spinPlan(reels: number): SpinPlan {
  const stops = Array.from({ length: reels }, (_, reel) => firstStopMs + reel * stopStepMs);
  return { stops, length: (stops.at(-1) ?? 0) + settleMs };
}

/**
 * How many symbols a reel still is before its final place after `ms`; 0 = it stands. Falls steadily, then eases out:
 * the slope at the start of the easing is the running speed, so nothing jerks.
 */
export function symbolsLeft(plan: SpinPlan, reel: number, ms: number): number {
  const stop = plan.stops[reel] ?? 0;
  if (ms < stop) return settleSymbols + ((stop - ms) / 1000) * runSpeed;
  const rest = 1 - Math.min((ms - stop) / settleMs, 1);
  return settleSymbols * rest ** settlePower;
}

const settlePower = 2;
/** Chosen so that the speed is the same on both sides of the stop: d/dt (S·r²) at r = 1 is 2·S/T. */
const settleSymbols = (runSpeed * settleMs) / 1000 / settlePower;

/** What a reel shows on its way: where it came from, what passes by, where it ends. Rows from top to bottom. */
export interface ReelTape<Symbol> {
  readonly before: readonly Symbol[];
  readonly strip: readonly Symbol[];
  readonly final: readonly Symbol[];
  /** Symbols between `before` and `final`: {@link symbolsLeft} at the start, a whole number. */
  readonly length: number;
}

/** The symbol at a place of the tape: 0 = the top row of the final picture, upwards negative. */
export function symbolAt<Symbol>(tape: ReelTape<Symbol>, place: number): Symbol {
  const known = tape.final[place] ?? tape.before[place + tape.length];
  if (known !== undefined) return known;
  const { strip } = tape;
  return strip[((place % strip.length) + strip.length) % strip.length]!;
}
