import { pick } from '@tessera/fairness';
import type { Amount } from '@tessera/protocol/money';
import { fieldsOf, isWhole } from './choice.ts';
import { combinations, type Fraction, fraction } from './fraction.ts';
import { type GameRules, type Hundredths, payoutOf, type Stream } from './game.ts';

export interface MinesChoice {
  /** Number of the 25 cells with a mine: 1 to 24. */
  readonly mines: number;
}

/** Opened cells in order, numbered 0 to 24 row by row; the last one may be a mine. */
export interface MinesSteps {
  readonly opened: readonly number[];
}

export interface MinesOutcome {
  /** Cells with mines, ascending. */
  readonly mines: readonly number[];
  readonly opened: readonly number[];
  /** The mine that was opened; null when the player cashed out in time. */
  readonly hit: number | null;
  readonly factor: Hundredths;
}

export const MINES_CELLS = 25;
/** Maximum factor: the round ends automatically at the last cell below it. */
export const MINES_MOST: Hundredths = 500_000;

/** Average return in percent before factors are truncated to hundredths, for every stopping point. */
const RETURN = 97n;

/** Mines: open cells of a 5 by 5 board one by one. Each safe cell raises the cashout factor; a mine loses the stake. */
export const mines: GameRules<MinesChoice, MinesOutcome, MinesSteps> = {
  parseChoice(value) {
    const fields = fieldsOf(value, ['mines']);
    return fields && isWhole(fields.mines, 1, MINES_CELLS - 1) ? { mines: fields.mines } : undefined;
  },
  play(stream, choice, stake, { opened }) {
    const laid = minesLayout(stream, choice.mines);
    const hit = opened.find((cell) => laid.includes(cell)) ?? null;
    const factor = hit === null ? minesFactor(choice.mines, opened.length) : 0;
    const payout = hit === null ? payoutOf(stake, factor) : (0n as Amount);
    return { outcome: { mines: laid, opened, hit, factor }, payout };
  },
  rtp: ({ mines: count }) => {
    const all = Array.from({ length: minesOpenMost(count) }, (_, i) => minesRtp(count, i + 1));
    return all.reduce((least, rtp) => (rtp.num * least.den < least.num * rtp.den ? rtp : least));
  },
};

/** Cells with mines in a round, ascending. */
export const minesLayout = (stream: Stream, count: number): number[] =>
  pick(stream, count, MINES_CELLS)
    .map((field) => field - 1)
    .sort((one, other) => one - other);

/** Cashout factor after `opened` safe cells: 1.00x before the first, then 97 % of the fair factor. */
export function minesFactor(count: number, opened: number): Hundredths {
  if (opened === 0) return 100;
  const safe = combinations(MINES_CELLS - count, opened);
  return safe === 0n ? 0 : Number((RETURN * combinations(MINES_CELLS, opened)) / safe);
}

/**
 * Number of safe cells after which the round ends automatically: none are left, or the next would exceed the maximum
 * factor.
 */
export function minesOpenMost(count: number): number {
  let most = 1;
  while (most < MINES_CELLS - count && minesFactor(count, most + 1) <= MINES_MOST) most += 1;
  return most;
}

/** Average return of a stake cashed out after `opened` safe cells, at least one. */
export const minesRtp = (count: number, opened: number): Fraction =>
  fraction(
    BigInt(minesFactor(count, opened)) * combinations(MINES_CELLS - count, opened),
    100n * combinations(MINES_CELLS, opened),
  );
