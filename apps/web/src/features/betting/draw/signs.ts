import { signOf } from '@tessera/rules';
import { flatNumbers, type Result } from './draw-summary.ts';

/** The sign of each number of a draw with a lunar year; `undefined` for every other draw. */
export function captionsOf(result: Result): readonly string[] | undefined {
  if (Array.isArray(result) || !('year' in result)) return undefined;
  return flatNumbers(result).map((number) => signOf(number, result.year));
}
