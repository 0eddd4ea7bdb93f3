declare const amountUnit: unique symbol;

/** Money in 1/10 000 of its currency, negative for a debit. Parsed and printed only in `money.ts`. */
export type Amount = bigint & { readonly [amountUnit]: 'ten-thousandth' };

/** Ten-thousandths in one unit of a currency. */
export const UNIT = 10_000n;

/** Decimal places an amount counts in. */
export const PLACES = 4;

/** Nothing. */
export const ZERO = 0n as Amount;

/** Takes a count of ten-thousandths, such as a row of the store, for an amount. */
export function amountOf(tenThousandths: bigint): Amount {
  return tenThousandths as Amount;
}
