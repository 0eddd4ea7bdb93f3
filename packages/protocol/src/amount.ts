declare const amountUnit: unique symbol;

/** Money in 1/10 000 of its currency, negative for a debit. Parse and print only in `money.ts`. */
export type Amount = bigint & { readonly [amountUnit]: 'ten-thousandth' };

/** Ten-thousandths in one unit of a currency. */
export const UNIT = 10_000n;

/** Decimal places of an amount. */
export const PLACES = 4;

export const ZERO = 0n as Amount;

/** Brands a count of ten-thousandths, such as a database value, as an amount. */
export function amountOf(tenThousandths: bigint): Amount {
  return tenThousandths as Amount;
}

/** The absolute value of an amount. */
export function sizeOf(amount: Amount): Amount {
  return amount < 0n ? amountOf(-amount) : amount;
}
