import { memo } from '../../math/memo.ts';
import { multisets } from '../../play/window.ts';

/** Sum of digits. */
export const sumOf = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum + digit, 0);

/** Largest minus smallest digit. */
export const spanOf = (digits: readonly number[]): number => Math.max(...digits) - Math.min(...digits);

/** Number of different digits. */
export const differentOf = (digits: readonly number[]): number => new Set(digits).size;

/** Ordered draws of `positions` digits for each sum from 0 on. */
export function sumWeights(positions: number): readonly bigint[] {
  let weights: bigint[] = [1n];
  for (let position = 0; position < positions; position++) {
    const next = new Array<bigint>(weights.length + 9).fill(0n);
    for (const [sum, ways] of weights.entries()) {
      for (let digit = 0; digit <= 9; digit++) next[sum + digit] = (next[sum + digit] ?? 0n) + ways;
    }
    weights = next;
  }
  return weights;
}

/** Ordered draws of two or three digits for each span 0 to 9. */
export const spanWeights = (positions: 2 | 3): readonly number[] =>
  Array.from({ length: 10 }, (_, span) =>
    span === 0 ? 10 : positions === 2 ? 2 * (10 - span) : 6 * span * (10 - span),
  );

/** Unordered lines of digits, leopards excluded, for each sum from 0 on. */
export function groupLinesBySum(positions: number): readonly number[] {
  const lines = new Array<number>(9 * positions + 1).fill(0);
  for (const digits of multisets(10, positions)) {
    if (differentOf(digits) > 1) lines[sumOf(digits)] = (lines[sumOf(digits)] ?? 0) + 1;
  }
  return lines;
}

/** Every unordered line of two or three digits; each represents all its rearrangements. */
export const twoDigitForms = memo(() => [...multisets(10, 2)]);
export const threeDigitForms = memo(() => [...multisets(10, 3)]);

/** Forms of three digits; exactly one applies to any three digits. */
export const digitForms = ['leopard', 'straight', 'pair', 'half-straight', 'misc'] as const;

/** Draws per form of three digits in the order of `digitForms`, 1000 in total; proven by enumeration. */
export const digitFormWeights = {
  cyclic: [10n, 60n, 270n, 360n, 300n],
  plain: [10n, 48n, 270n, 336n, 336n],
} as const;

/**
 * Form of three digits, as an index into `digitForms`. In cyclic straights and half-straights 9 and 0 are adjacent.
 */
export function digitFormOf(digits: readonly number[], straights: 'cyclic' | 'plain' = 'cyclic'): number {
  const different = differentOf(digits);
  if (different === 1) return 0;
  if (different === 2) return 2;
  const next = (digit: number): number => (straights === 'cyclic' ? (digit + 1) % 10 : digit + 1);
  const neighbours = digits.filter((digit) => digits.includes(next(digit))).length;
  return neighbours === 2 ? 1 : neighbours === 1 ? 3 : 4;
}

/** Sides of one digit. 1 counts as prime and 0 as composite. */
export function digitHas(side: string, digit: number): boolean {
  switch (side) {
    case 'big':
      return digit >= 5;
    case 'small':
      return digit < 5;
    case 'odd':
      return digit % 2 === 1;
    case 'even':
      return digit % 2 === 0;
    case 'prime':
      return [1, 2, 3, 5, 7].includes(digit);
    default:
      return side === 'composite' && [0, 4, 6, 8, 9].includes(digit);
  }
}

/** Sides of a sum whose smallest big value is `bigFrom`. */
export function sumHas(side: string, sum: number, bigFrom: number): boolean {
  switch (side) {
    case 'big':
      return sum >= bigFrom;
    case 'small':
      return sum < bigFrom;
    case 'odd':
      return sum % 2 === 1;
    default:
      return side === 'even' && sum % 2 === 0;
  }
}
