import type { CallReply } from '@tessera/protocol/endpoints';
import type { Draw } from '@tessera/rules';
import { lookOf, numberText } from '../../data/families/index.ts';

/** Drawn numbers as on the wire: a list, or two zones. */
export type DrawnNumbers = NonNullable<
  NonNullable<CallReply<'POST /api/lottery/draw/current'>[number]['last']>['result']
>;

/** Drawn numbers as they are printed. */
export interface ResultNumbers {
  readonly numbers: readonly string[];
  /** Shown after the plus: special number or second zone; for a sum game, the sum. */
  readonly extra: readonly string[];
  /** The first of `extra` is the sum of the numbers. */
  readonly isSum: boolean;
}

/**
 * Prints the result of a draw of a family. The order is that of the wire: as drawn, or as published by the source of the numbers.
 */
export function numbersOf(family: string, result: DrawnNumbers | Draw): ResultNumbers {
  const print = (number: number) => numberText(family, number);
  if ('main' in result) {
    const extra = 'special' in result ? [result.special] : result.extra;
    return { numbers: result.main.map(print), extra: extra.map(print), isSum: false };
  }
  const isSum = lookOf(family) === 'sum';
  const sum = result.reduce((total, number) => total + number, 0);
  return { numbers: result.map(print), extra: isSum ? [String(sum)] : [], isSum };
}

/** A result as one line of text: `01 02 03 04 05 06 + 07`, a sum as `4 7 8 = 19`. */
export function numbersText(family: string, result: DrawnNumbers | Draw): string {
  const { numbers, extra, isSum } = numbersOf(family, result);
  const before = numbers.join(' ');
  return extra.length > 0 ? `${before} ${isSum ? '=' : '+'} ${extra.join(' ')}` : before;
}
