/**
 * What several bets on one draw can pay together:
 *
 *     const { upper, exact } = mostOf([{ item, parsed, lineStake, odds }, …]);
 *
 * Bets on outcomes that exclude each other cannot all win, so this is less than the sum of what each can win.
 */
import { zodiacSigns } from '../families/draw.ts';
import { type JointBet, type Part, prizesOf } from './bet.ts';
import { reachable } from './climb.ts';
import { drawFormOf } from './draw-form.ts';
import { mostOfHits } from './hit-lines.ts';
import { partsOf } from './parts.ts';
import { type Budget, type InPieces, type Most, mostOfSlots } from './slot-search.ts';

export type { InPieces, JointBet, Most };

/** Steps of a computation in all; about a second. */
const stepsMax = 3_000_000;

/** Draws that also depend on the lunar year: the bets are on LHC and on signs of the zodiac. */
const byYear = /^lhc\.(zodiac|linkzod|special\.beast)/;

/**
 * The most that bets of one family pay in one draw. No draw pays more than `upper`; when `exact`, some draw pays exactly that.
 * When the budget of steps is spent, and for some plays on whole sets of numbers beside other plays, `upper` may be too high,
 * never too low.
 */
export function mostOf(bets: readonly JointBet[], steps?: number): Most {
  const pieces = mostInPieces(bets, steps);
  for (let piece = pieces.next(); ; piece = pieces.next()) if (piece.done === true) return piece.value;
}

/** Like {@link mostOf}, in pieces of less than a millisecond, so that a page can answer its player between them. */
export function* mostInPieces(bets: readonly JointBet[], steps: number = stepsMax): InPieces<Most> {
  const [first] = bets;
  if (first === undefined) return { upper: 0n, exact: true };
  const parts = bets.flatMap(partsOf);
  const years = bets.some(({ item }) => byYear.test(item.id)) ? zodiacSigns : (['rat'] as const);
  const budget: Budget = { left: steps };
  const bound = mostOfHits(parts, budget) ?? (yield* mostOverYears(parts, years, budget));
  const sum = bets.reduce((total, bet) => total + bestAlone(bet), 0n);
  const upper = sum < bound.upper ? sum : bound.upper;
  if (bets.length === 1 && first.parsed.lines === undefined) return { upper, exact: true };
  if (upper === bound.upper && bound.exact) return { upper, exact: true };
  for (const year of years) {
    if ((yield* reachable(parts, year, upper, budget)) === upper) return { upper, exact: true };
  }
  return { upper, exact: false };
}

function bestAlone({ item, parsed, ...price }: JointBet): bigint {
  return item.play.best(parsed, prizesOf({ item, parsed, ...price }));
}

/** Bounds by year; the largest one is exact when the bound of its own year is. */
function* mostOverYears(parts: readonly Part[], years: readonly string[], budget: Budget): InPieces<Most> {
  const loose = parts.filter(({ slots }) => slots === undefined);
  const ofLoose = loose.length === 0 ? undefined : mostOfLoose(loose, budget);
  let most: Most = { upper: 0n, exact: true };
  for (const year of years) {
    const inYear = yield* mostInYear(parts, ofLoose, year, budget);
    if (inYear.upper > most.upper || (inYear.upper === most.upper && inYear.exact)) most = inYear;
  }
  return most;
}

function* mostInYear(
  parts: readonly Part[],
  ofLoose: Most | undefined,
  year: string,
  budget: Budget,
): InPieces<Most> {
  const inSlots = parts.filter(({ slots }) => slots !== undefined);
  const [first] = inSlots;
  if (first === undefined) return ofLoose ?? { upper: 0n, exact: true };
  const slotted = yield* mostOfSlots(inSlots, drawFormOf(first.item.family), year, budget);
  // Numbers and positions of one draw are coupled, so the sum is only a bound.
  return ofLoose ? { upper: slotted.upper + ofLoose.upper, exact: false } : slotted;
}

/** Of parts that read the whole draw. */
function mostOfLoose(parts: readonly Part[], budget: Budget): Most {
  return (
    mostOfHits(parts, budget) ?? {
      upper: parts.reduce((sum, { item, picks, prize }) => sum + item.play.best(picks, prize), 0n),
      exact: parts.length === 1 && parts[0]?.picks.lines === undefined,
    }
  );
}
