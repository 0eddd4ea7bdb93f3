/** Maximum time between two digits of one number, ms. */
export const TYPED_MS = 500;

/** The last typed number and its time, ms. */
export interface Typed {
  readonly number: number;
  readonly at: number;
}

/**
 * The number typed by a digit: joined with the previous digit if both were typed quickly and the zone, which ends at `last`,
 * contains the joined number; otherwise the digit alone. `replaces` is the number of the first digit.
 */
export function typedNumber(
  before: Typed | null,
  digit: number,
  at: number,
  last: number,
): { readonly number: number; readonly replaces?: number } {
  const joined = (before?.number ?? 0) * 10 + digit;
  const isJoined = before !== null && before.number > 0 && at - before.at <= TYPED_MS && joined <= last;
  return isJoined ? { number: joined, replaces: before.number } : { number: digit };
}
