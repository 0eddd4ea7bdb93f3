/** Digits typed one after the other within this time make one number (`design.md` 4.3). */
export const TYPED_MS = 500;

/** What was typed last: its number and when, ms. */
export interface Typed {
  readonly number: number;
  readonly at: number;
}

/**
 * The number that a digit makes: together with the one before it when both were typed quickly and a zone that ends at `last`
 * has such a number, otherwise the digit alone. `replaces` is the number the first digit stood for.
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
