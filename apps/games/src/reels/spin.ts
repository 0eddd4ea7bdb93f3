/**
 * Movement of the reels. All reels run at the same speed and stop one after another in equal steps, whatever the result:
 * delaying a reel because it might win would be a staged near miss.
 */
export interface SpinPlan {
  /** Time at which each reel starts to slow, in ms from the start. */
  readonly stops: readonly number[];
  /** Time at which all reels have stopped, in ms. */
  readonly length: number;
}

/** Symbols per second while a reel runs. */
export const runSpeed = 16;
/** Duration of slowing to a stop, ms. */
export const settleMs = 375;
const firstStopMs = 750;
const stopStepMs = 250;

/** The plan of a spin with the given number of reels. */
export function spinPlan(reels: number): SpinPlan {
  const stops = Array.from({ length: reels }, (_, reel) => firstStopMs + reel * stopStepMs);
  return { stops, length: (stops.at(-1) ?? 0) + settleMs };
}

/**
 * Number of symbols between a reel and its final place after `ms`; 0 = stopped. Falls linearly, then eases out; the easing
 * starts at the running speed, so there is no jerk.
 */
export function symbolsLeft(plan: SpinPlan, reel: number, ms: number): number {
  const stop = plan.stops[reel] ?? 0;
  if (ms < stop) return settleSymbols + ((stop - ms) / 1000) * runSpeed;
  const rest = 1 - Math.min((ms - stop) / settleMs, 1);
  return settleSymbols * rest ** settlePower;
}

const settlePower = 2;
/** Chosen so that the speed is continuous at the stop: d/dt (S·r²) at r = 1 is 2·S/T. */
const settleSymbols = (runSpeed * settleMs) / 1000 / settlePower;

/** Symbols of a reel during a spin: start, passing symbols, end. Rows from top to bottom. */
export interface ReelTape<Symbol> {
  readonly before: readonly Symbol[];
  readonly strip: readonly Symbol[];
  readonly final: readonly Symbol[];
  /** Symbols between `before` and `final`: {@link symbolsLeft} at the start, an integer. */
  readonly length: number;
}

/** The symbol at a place of the tape: 0 = the top row of the final screen, negative upwards. */
export function symbolAt<Symbol>(tape: ReelTape<Symbol>, place: number): Symbol {
  const known = tape.final[place] ?? tape.before[place + tape.length];
  if (known !== undefined) return known;
  const { strip } = tape;
  return strip[((place % strip.length) + strip.length) % strip.length]!;
}
