import type { CallReply } from '@tessera/protocol/endpoints';
import type { Draw } from '@tessera/rules';
import type { BallLook } from '@tessera/ui';
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

/** Looks of jackpot lotteries, whose tickets and results are in ascending order. */
const ascending: ReadonlySet<BallLook> = new Set(['zones', 'white-red', 'white-gold', 'stars', 'ranges']);

/** A draw with its numbers in the order in which they are printed: ascending in a jackpot lottery, otherwise as drawn. */
export function inPrintOrder<Drawn extends DrawnNumbers | Draw>(family: string, result: Drawn): Drawn {
  if (!('main' in result) || !('extra' in result) || !ascending.has(lookOf(family))) return result;
  return { ...result, main: sorted(result.main), extra: sorted(result.extra) };
}

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** Prints the result of a draw of a family, in the order of `inPrintOrder`. */
export function numbersOf(family: string, drawn: DrawnNumbers | Draw): ResultNumbers {
  const result = inPrintOrder(family, drawn);
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
