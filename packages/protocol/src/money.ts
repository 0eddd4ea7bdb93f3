/**
 * Money: whole ten-thousandths of a currency in a `bigint`, never a float.
 *
 * @example
 * const stake = parseAmount('12.5');            // { ok: true, value: 125000n }
 * printAmount(amountOf(125_000n));              // '12.5000'
 */
import { type Amount, amountOf, PLACES, UNIT } from './amount.ts';
import { fail, ok, type Result } from './result.ts';

export { type Amount, amountOf, PLACES, sizeOf, UNIT, ZERO } from './amount.ts';
export { formatCompact } from './money-compact.ts';
export {
  decimalPoint,
  type FormatMoney,
  formatMoney,
  formatOdds,
  formatPrice,
  grouped,
  shortFigure,
} from './money-format.ts';

/**
 * Parses an amount by the grammar M1: at most 11 digits before the point, at most 4 behind it, either sign. A number is
 * parsed from the text JavaScript prints for it, so one that needs a fifth decimal or an exponent fails.
 *
 * Errors: `amount_invalid` for everything else: NaN, Infinity, exponent, hex, any minus zero, blanks, full-width
 * digits, lists, objects. Returned, never thrown.
 * Source: `trust.md` M1. The caller decides whether zero or a minus is allowed.
 */
export function parseAmount(input: unknown): Result<Amount, 'amount_invalid'> {
  if (typeof input !== 'string' && typeof input !== 'number') return fail('amount_invalid');
  if (Object.is(input, -0)) return fail('amount_invalid');
  const text = String(input);
  const match = AMOUNT.exec(text);
  if (match === null) return fail('amount_invalid');
  const units = tenThousandths(match[2]!, match[3] ?? '');
  if (match[1] === '-') return units === 0n ? fail('amount_invalid') : ok(amountOf(-units));
  return ok(amountOf(units));
}

/**
 * Parses a decimal of any length, such as a platform's reported balance, truncated toward zero to 4 places (L14).
 * Errors: `amount_invalid` unless it is plain decimal text or a number that prints as such.
 */
export function parseAmountDown(input: unknown): Result<Amount, 'amount_invalid'> {
  if (typeof input !== 'string' && typeof input !== 'number') return fail('amount_invalid');
  const match = DECIMAL.exec(String(input));
  if (match === null) return fail('amount_invalid');
  const units = tenThousandths(match[2]!, (match[3] ?? '').slice(0, PLACES));
  return ok(amountOf(match[1] === '-' ? -units : units));
}

/** Prints an amount in the wire format: always 4 places, a point, no grouping; `'-0.5000'`. */
export function printAmount(amount: Amount): string {
  const size = amount < 0n ? -amount : amount;
  const fraction = (size % UNIT).toString().padStart(PLACES, '0');
  return `${amount < 0n ? '-' : ''}${size / UNIT}.${fraction}`;
}

/**
 * Truncates toward zero to `places` decimals, 0 to 4 (L14, M2): no displayed or transferred amount is ever rounded up.
 */
export function truncate(amount: Amount, places: 0 | 1 | 2 | 3 | 4): Amount {
  const step = 10n ** BigInt(PLACES - places);
  return amountOf((amount / step) * step);
}

/** Sum of amounts of one currency; zero for an empty list. */
export function sumAmounts(amounts: Iterable<Amount>): Amount {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return amountOf(total);
}

/** `amount` × `numerator` / `denominator`, rounded down (L16); `denominator` is positive. */
export function shareOf(amount: Amount, numerator: bigint, denominator: bigint): Amount {
  const product = amount * numerator;
  const quotient = product / denominator;
  return amountOf(product < 0n && product % denominator !== 0n ? quotient - 1n : quotient);
}

/** A rate in millionths of an amount, rounded down: rebate and water-back (L16). */
export function ratePpmOf(amount: Amount, ratePpm: number): Amount {
  return shareOf(amount, BigInt(ratePpm), 1_000_000n);
}

const AMOUNT = /^(-?)(0|[1-9]\d{0,10})(?:\.(\d{1,4}))?$/;
const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,40}))?$/;

function tenThousandths(whole: string, fraction: string): bigint {
  return BigInt(whole) * UNIT + BigInt(fraction.padEnd(PLACES, '0'));
}
