import type { Places } from './places.ts';

/** Numbers drawn from one drum: `count` of them, from `from` to `to`, both included. */
export interface DrawZone {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  /** Whether a number can be drawn twice, as with dice. */
  readonly repeats?: boolean;
}

/**
 * What a draw of a family looks like: one list of numbers; main and extra numbers of a jackpot lottery; six main numbers, the special
 * number and the sign of the year of LHC.
 */
export type DrawShape =
  | { readonly form: 'list'; readonly zone: DrawZone }
  | JackpotShape
  | { readonly form: 'lhc'; readonly balls: DrawZone };

/** Main and extra numbers of a jackpot lottery. */
export interface JackpotShape {
  readonly form: 'jackpot';
  readonly main: DrawZone;
  readonly extra: DrawZone;
  /** Whether the extra numbers come from the main drum. */
  readonly sameDrum: boolean;
}

/** The draws of a family as data. The first screens load it; what is computed from a draw is in the family's statistics. */
export interface FamilyFacts {
  readonly shape: DrawShape;
  /** Whether the order of the drawn numbers matters. Numbers whose order does not matter may be published in any order. */
  readonly isOrdered: boolean;
  readonly places: Places;
  /** Ten times the mean of the total that trends show: numbers counted × (smallest + largest) / 2. */
  readonly meanTotalTenths: number;
}

/** `count` digits, each from 0 to 9. */
export const digitZone = (count: number): DrawZone => ({ count, from: 0, to: 9, repeats: true });

/** `count` different numbers from 1 to `to`. */
export const numberZone = (count: number, to: number): DrawZone => ({ count, from: 1, to });

/** A list of numbers from one drum. */
export const listShape = (zone: DrawZone): DrawShape => ({ form: 'list', zone });

/** Ten times the mean total of a zone's numbers. */
export const meanTenthsOf = ({ count, from, to }: DrawZone): number => count * 5 * (from + to);
